import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const GITHUB = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Turns GitHub-flavoured markdown into its syntax tree, in which every node has its place. */
export const parseMarkdown = (markdown: string): Root => fromMarkdown(markdown, GITHUB);
