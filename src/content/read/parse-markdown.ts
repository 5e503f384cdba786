import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { GRAMMAR } from '../../../plugins/gatsby-remark-grammar/index';

const parser = unified().use(remarkParse).use(GRAMMAR).freeze();

/** Parses a text into the tree that gatsby-transformer-remark renders, with positions. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown) as Root;
