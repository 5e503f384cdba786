import type { CmsConfig } from '@sveltia/cms';
import type { EditorHost } from '../content/model/editor-host';

/** What the page is told by the build that wrote it. */
export interface PageSettings {
  /** The name of the project's folder on the author's computer: two folders must not share drafts. */
  readonly folder?: string;
  /** Where a published editor keeps what it saves; without it only a folder on this computer is used. */
  readonly host?: EditorHost;
}

/** The origin of all that Sveltia asks of a host. */
const ORIGINS: Readonly<Record<EditorHost['host'], string>> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
};

/** How the editor reads and writes the repository, and how people sign in. */
export function backendOf({ folder = 'this-computer/folder', host }: PageSettings): CmsConfig['backend'] {
  // Only a folder is used, yet Sveltia keeps drafts under the name of a host and a repository.
  if (!host) return { name: 'gitea', repo: folder, base_url: 'https://localhost', auth_methods: ['token'] };
  const { repo, branch, authenticator, appId } = host;
  const common = { repo, branch, ...((authenticator ?? appId) ? {} : { auth_methods: ['token' as const] }) };
  if (host.host === 'github')
    return { ...common, name: 'github', ...(authenticator ? { base_url: authenticator } : {}) };
  return { ...common, name: 'gitlab', ...(appId ? { auth_type: 'pkce' as const, app_id: appId } : {}) };
}

/**
 * The content security policy of the editor's page, which no other page shares. Styles may be inline because Sveltia
 * writes them; `blob:` is for pictures that are not saved yet, and for the preview's frame. What Sveltia would ask of
 * others (fonts of a CDN, its newest version, whether GitHub is up) is refused, and it does without.
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
