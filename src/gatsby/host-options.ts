import type { Policy, StaticHostOptions, UnlistedFolder } from '../../plugins/gatsby-plugin-static-host/index';
import type { EditorHost } from '../content/model/site';
import { formOrigins } from '../forms/providers';
import { EDITOR, ICON_SVG, isBuiltFile, SEARCH_PARTS, SITEMAP, SITEMAP_INDEX, SOCIAL_CARDS } from '../routes';
import { TRUSTED_TYPES } from '../utils/trusted-types';
import { type NodeFields, nodeOf } from './nodes';

/**
 * The policy shared by all pages; each page adds the hashes of its own scripts and styles. It allows only the site's own
 * files and the configured providers. The hash of the empty text is there because Emotion fills empty `<style>` elements
 * through the CSSOM; style attributes are allowed because React and the image component write them (they can neither load
 * nor run anything).
 */
export function policyFor({ forms, statistics }: Pick<NodeFields['SiteSettings'], 'forms' | 'statistics'>): Policy {
  const { formAction, connect } = formOrigins(forms);
  const counting = statistics ? [new URL(statistics.server).origin] : [];
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...formAction],
    'connect-src': ["'self'", ...new Set([...connect, ...counting])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    'style-src-attr': ["'unsafe-inline'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(TRUSTED_TYPES),
  };
}

/**
 * Whether the editor must keep its connection to the sign-in window: the browser cuts it for a page that is `same-origin`,
 * as all others are. With GitLab, that window opens the editor itself before it shows GitLab's page.
 */
function openerPolicy({ authenticator, appId }: EditorHost): string | undefined {
  if (appId !== undefined) return 'unsafe-none';
  return authenticator === undefined ? undefined : 'same-origin-allow-popups';
}

/** The published editor's folder, if any, with its own headers. */
export function unlistedFolders(editor: EditorHost | undefined): UnlistedFolder[] {
  if (!editor) return [];
  const opener = openerPolicy(editor);
  return [{ folder: EDITOR, headers: opener === undefined ? {} : { 'Cross-Origin-Opener-Policy': opener } }];
}

/** Options of gatsby-plugin-static-host. */
export const hostOptions: StaticHostOptions = {
  site: (nodes) => {
    const settings = nodeOf(nodes, 'SiteSettings');
    return {
      siteUrl: settings.siteUrl,
      language: settings.language,
      redirects: settings.redirects,
      isWritten: (address) => isBuiltFile(address) || settings.feeds.includes(address),
      policy: policyFor(settings),
      unlisted: unlistedFolders(settings.editor),
    };
  },
  hashedFolders: ['/static/', SOCIAL_CARDS, SEARCH_PARTS],
  shared: ['/icons/*', ICON_SVG],
  remove: ['~partytown', '.gitkeep'],
  copies: { [SITEMAP]: SITEMAP_INDEX },
};
