import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const GITHUB = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Turns GitHub-flavoured markdown into its syntax tree. */
export type ParseMarkdown = (markdown: string) => Root;

/** A parser for every JavaScript, such as that of a browser. */
export const parsePortably: ParseMarkdown = (markdown) => fromMarkdown(markdown, GITHUB);
