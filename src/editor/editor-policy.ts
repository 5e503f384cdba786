/** Who else than this site the editor may talk to, by the host of the repository. */
export type HostOrigins = readonly string[];

/**
 * The content security policy of the editor's page, which no other page shares. Styles may be inline because the editor
 * writes them; `blob:` is for pictures that were chosen and not saved, and for the preview's frame.
 */
export function editorPolicy(origins: HostOrigins): string {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...origins],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ['blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...origins],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
