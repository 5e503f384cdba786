/**
 * The content security policy of the editor's page, which no other page shares. Styles may be inline because the editor
 * writes them; `blob:` is for pictures that were chosen and not saved, and for the preview's frame.
 */
export function editorPolicy(): string {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ['blob:'],
    'connect-src': ["'self'", 'blob:', 'data:'],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
