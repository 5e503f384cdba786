import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { UnlistedFolder } from './headers';
import type { Policy } from './policy/secure-page';

export { FILE_POLICY, IMMUTABLE, SECURITY_HEADERS, type UnlistedFolder } from './headers';
export { hashSource, inlineBlocks } from './policy/inline-blocks';
export type { Policy } from './policy/secure-page';

/**
 * A page or a file that has moved permanently. Both addresses must be plain (letters, digits and `._~-/`), since host files
 * hold them as they are, and `from` must be free: hosts redirect before they look for a file.
 */
export interface Redirect {
  /** A page, with a trailing slash, or a file. */
  readonly from: string;
  /** A page or file of this site, or, if a page has moved, an https URL. */
  readonly to: string;
}

/** A redirect plus the name of its target, for the static page. */
export interface NamedRedirect extends Redirect {
  readonly title: string;
}

/** The site's settings, available once its nodes exist. */
export interface HostedSite {
  /** The site's origin. */
  readonly siteUrl: string;
  readonly language: string;
  readonly redirects: readonly NamedRedirect[];
  /** Whether the site's own hooks write a file at an address, apart from pages; everything else of earlier builds is deleted. */
  readonly isWritten: (address: string) => boolean;
  /** The policy shared by all pages; each page adds the hashes of its inline scripts and styles. */
  readonly policy: Policy;
  /** Folders of `public` outside the visitors' site, such as `/admin/`. */
  readonly unlisted?: readonly UnlistedFolder[];
}

/** The plugin's options. */
export type StaticHostOptions = {
  readonly site: (nodes: Pick<NodePluginArgs, 'getNodesByType'>) => HostedSite;
  /** Folders of files named by content hash; browsers keep them for a year. */
  readonly hashedFolders: readonly string[];
  /** Further files that other sites may show, beside those and the copied ones, as paths with `*` for any text. */
  readonly shared: readonly string[];
  /** Files that Gatsby and its plugins put into `public` but no visitor needs. */
  readonly remove: readonly string[];
  /** Copies of built files: new name to existing file. */
  readonly copies: Readonly<Record<string, string>>;
};

/** The bundler's statistics, relative to the project; budgets read them. */
export const STATS_FILE = path.join('.cache', 'webpack.stats.json');
