import type { EditorHost } from '../content/model/editor-host';
import { hostOrigin } from './host-backend';

/**
 * The content security policy of the editor's page, which no other page shares. Styles may be inline because the editor
 * writes them; `blob:` is for pictures that were chosen and not saved, and for the preview's frame.
 * @param host where a published editor saves; its interface is all that the page may call beside its own files
 */
export function editorPolicy(host?: EditorHost): string {
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
    'connect-src': ["'self'", 'blob:', 'data:', ...(host ? [hostOrigin(host)] : [])],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
