import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { UnlistedFolder } from './headers';
import type { Policy } from './policy/policy-text';

export { FILE_POLICY, IMMUTABLE, SECURITY_HEADERS, type UnlistedFolder } from './headers';
export { hashSource, inlineBlocks } from './policy/inline-blocks';
export type { Policy } from './policy/policy-text';

/** An address that has moved for good. */
export interface Redirect {
  readonly from: string;
  /** A page of this site, with a slash at its end, or an https address. */
  readonly to: string;
}

/** A redirect with what its static page shows: the name of the page that it leads to. */
export interface NamedRedirect extends Redirect {
  readonly title: string;
}

/** What is known of a site once its nodes are there. */
export interface HostedSite {
  /** The origin of the site. */
  readonly siteUrl: string;
  readonly language: string;
  readonly redirects: readonly NamedRedirect[];
  /** The policy that all pages share; the hashes of a page's own scripts and styles are added to it. */
  readonly policy: Policy;
  /** The address to which browsers report what a policy has blocked; nothing is reported without it. */
  readonly reportTo?: string | undefined;
  /** Folders of `public` that are no part of the site that visitors see, such as `/admin/`. */
  readonly unlisted?: readonly UnlistedFolder[];
}

/** The options of this plugin. */
export type StaticHostOptions = {
  readonly site: (nodes: Pick<NodePluginArgs, 'getNodesByType'>) => HostedSite;
  /** Folders whose files are named by their content, so that browsers keep them for a year. */
  readonly hashedFolders: readonly string[];
  /** What Gatsby and its plugins put into `public` although no visitor needs it. */
  readonly remove: readonly string[];
  /** Second names of built files, by the second name. */
  readonly copies: Readonly<Record<string, string>>;
};

/** Where the bundler's statistics are kept, relative to the project: for budgets, not for visitors. */
export const STATS_FILE = path.join('.cache', 'webpack.stats.json');
