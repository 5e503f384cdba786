import type {
  Endpoint,
  Policy,
  StaticHostOptions,
  UnlistedFolder,
} from '../../plugins/gatsby-plugin-static-host/index';
import type { EditorHost } from '../content-model/editor-host';
import { EDITOR, NOT_FOUND, SITEMAP, SITEMAP_INDEX, SOCIAL_CARDS } from '../routes';
import { ENDPOINT_LISTEN, ENDPOINT_PATH, MOST_BYTES } from '../utils/forms/contact-fields';
import { type FormOrigins, formOrigins } from '../utils/forms/providers';
import { TRUSTED_TYPES } from '../utils/trusted-types';
import { type NodeFields, nodesOf } from './nodes';
import { siteRedirects } from './redirects';

type Forms = Parameters<typeof formOrigins>[0];

/**
 * The policy that every page shares; each page adds the hashes of its own scripts and styles. Nothing is allowed but the
 * site's own files and, where a form provider is configured, that provider.
 * The empty text is among the styles because Emotion fills empty `<style>` elements through the CSSOM; style attributes
 * are allowed because React and the image component write them (they can neither load nor run anything).
 */
export function policyFor({ forms }: { readonly forms: Forms }): Policy {
  const { formAction, connect }: FormOrigins = formOrigins(forms);
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...formAction],
    'connect-src': ["'self'", ...connect],
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
 * Whether the editor may keep hold of the window in which authors sign in: the browser cuts it off from a page that is
 * `same-origin`, as all others are. GitLab and Gitea open the editor itself in that window before they show their own page.
 */
function openerPolicy({ authenticator, appId }: EditorHost): string | undefined {
  if (appId !== undefined) return 'unsafe-none';
  return authenticator === undefined ? undefined : 'same-origin-allow-popups';
}

/** The folder of the published editor, if there is one, with the headers in which it differs from other pages. */
export function unlistedFolders(editor: EditorHost | undefined, reportTo?: string): UnlistedFolder[] {
  if (!editor) return [];
  const opener = openerPolicy(editor);
  const headers = {
    ...(opener === undefined ? {} : { 'Cross-Origin-Opener-Policy': opener }),
    // Its program breaks the pages' policy all the time, and has one of its own.
    ...(reportTo === undefined ? {} : { 'Content-Security-Policy-Report-Only': "object-src 'none'" }),
  };
  return [{ folder: EDITOR, headers }];
}

/** Our own endpoint, where the contact form posts to it at the site's address: the site's server has to pass it on. */
export function endpointsOf({ forms: { contact } }: Pick<NodeFields['SiteSettings'], 'forms'>): Endpoint[] {
  if (contact.provider !== 'function' || contact.action) return [];
  return [{ path: ENDPOINT_PATH, server: ENDPOINT_LISTEN, mostBytes: MOST_BYTES }];
}

/** Options of gatsby-plugin-static-host. */
export const hostOptions: StaticHostOptions = {
  site: (nodes) => {
    const [settings] = nodesOf(nodes, 'SiteSettings');
    if (!settings) throw new Error('The site has no settings.');
    return {
      siteUrl: settings.siteUrl,
      language: settings.language,
      redirects: siteRedirects(nodes),
      policy: policyFor(settings),
      reportTo: settings.security.reportTo,
      unlisted: unlistedFolders(settings.editor, settings.security.reportTo),
      endpoints: endpointsOf(settings),
    };
  },
  notFound: NOT_FOUND,
  hashedFolders: ['/static/', SOCIAL_CARDS],
  remove: ['~partytown', '.gitkeep'],
  copies: { [SITEMAP]: SITEMAP_INDEX },
};
