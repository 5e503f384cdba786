import type { EditorHost } from '../content/model/editor-host';
import { ACCOUNT } from './host-session';
import type { PageSettings } from './page-settings';

/** Where the package leads after somebody has signed out. */
export const SIGNED_OUT = '/edit/?signed-out';

/** What the package takes a folder of this computer for, where the page is told of none. */
export const SOME_FOLDER = 'this-computer/project';

/** What the package keeps in this browser: the texts of a repository, and drafts of what is typed. */
export function databaseOf({ host, folder = SOME_FOLDER }: PageSettings): string {
  return host ? `${host.host}:${host.repo}` : `gitea:${folder}`;
}

function remove(database: string): Promise<void> {
  return new Promise((resolve) => {
    const removing = indexedDB.deleteDatabase(database);
    // Another tab may still have it open; the browser then removes it once that is closed.
    removing.onsuccess = removing.onerror = removing.onblocked = () => resolve();
  });
}

/** After signing out, nothing that was edited stays in this browser; the package itself removes the token alone. */
export async function clearAtSignOut(host: EditorHost | undefined): Promise<void> {
  const { pathname, search } = window.location;
  if (!host || search !== new URL(SIGNED_OUT, window.location.href).search) return;
  window.history.replaceState(null, '', pathname);
  localStorage.removeItem(ACCOUNT);
  await remove(databaseOf({ host }));
}
