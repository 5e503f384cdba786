import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const GITHUB = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Parses GitHub-flavoured markdown into a syntax tree with positions. */
export const parseMarkdown = (markdown: string): Root => fromMarkdown(markdown, GITHUB);
