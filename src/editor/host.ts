import type { CmsConfig } from '@sveltia/cms';
import type { EditorHost } from '../content/model/site';

/** Build settings for the page. */
export interface PageSettings {
  /** The project folder's name on the author's computer, so that two folders don't share drafts. */
  readonly folder?: string;
  /** Where a published editor saves; without it, the editor works only with a local folder. */
  readonly host?: EditorHost;
}

/** The host's origin for all of Sveltia's requests. */
const ORIGINS: Readonly<Record<EditorHost['host'], string>> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
};

/** How the editor reads and writes the repository, and how people sign in. */
export function backendOf({ folder = 'this-computer/folder', host }: PageSettings): CmsConfig['backend'] {
  // Only a local folder is used, yet Sveltia names drafts after a host and repository.
  if (!host) return { name: 'gitea', repo: folder, base_url: 'https://localhost', auth_methods: ['token'] };
  const { repo, branch, authenticator, appId } = host;
  const common = { repo, branch, ...((authenticator ?? appId) ? {} : { auth_methods: ['token' as const] }) };
  if (host.host === 'github')
    return { ...common, name: 'github', ...(authenticator ? { base_url: authenticator } : {}) };
  return { ...common, name: 'gitlab', ...(appId ? { auth_type: 'pkce' as const, app_id: appId } : {}) };
}

/**
 * The content security policy of the editor's page, and of no other page. Sveltia needs inline styles; `blob:` is for
 * unsaved pictures and the preview's frame. The policy blocks Sveltia's other requests (CDN fonts, its latest version,
 * GitHub's status), and Sveltia does without them.
 */
export function editorPolicy(host?: EditorHost): string {
  return [
    "default-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' blob:",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    'frame-src blob:',
    ["connect-src 'self' blob: data:", ...(host ? [ORIGINS[host.host]] : [])].join(' '),
  ].join('; ');
}
