import type { PluggableList } from 'unified';

/** Extensions of remark-parse 9: GitHub-flavoured markdown with footnotes, in which single tildes and 2*3*4 stay as typed. */
export const GRAMMAR: PluggableList;

/** Gives them to gatsby-transformer-remark. */
export const setParserPlugins: () => PluggableList;
