import { ALL_COLLECTIONS } from '../content-model/collections';
import type { FileChange, KeptDraft } from './cms-hooks';
import { ask, element } from './dialog';
import { articleSlug, fileNameOf, labelOf, POSTS } from './names';

/** Where the package keeps what is typed and not saved, in its database. */
const STORE = 'draft-backups';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const CHANGED =
  'The file has been changed since. If you bring your text back and save it, it replaces that change: look under "History" (the clock) what it was.';

/**
 * Asks whether a form takes what was typed in it before and not saved.
 * @param form what the form is made from now
 * @returns `undefined` where the form was left without an answer
 */
export async function offerDraft({ timestamp, slug, siteForm }: KeptDraft, form: string): Promise<boolean | undefined> {
  const left = new AbortController();
  const { signal } = left;
  window.addEventListener('hashchange', () => left.abort(), { signal });
  const isOutdated = slug !== '' && siteForm !== undefined && siteForm !== form;
  const discards = await ask({
    title: 'You typed something here and did not save it',
    content: [
      element('p', [`This browser has kept it since ${DAY.format(timestamp)}. What is discarded is gone.`]),
      ...(isOutdated ? [element('p', [CHANGED])] : []),
    ],
    back: 'Bring it back',
    goOn: 'Discard it',
    closeOn: signal,
  });
  if (signal.aborted) return undefined;
  left.abort();
  return !discards;
}

/** The package's database; `undefined` where it has made none yet, which is left to it. */
function opened(database: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(undefined) : reject(opening.error));
    opening.onsuccess = () => resolve(opening.result);
  });
}

/** Uses the store of drafts; nothing is done where there is none yet. */
async function inStore<Result>(
  database: string,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const open = await opened(database);
  if (!open) return undefined;
  try {
    if (!open.objectStoreNames.contains(STORE)) return undefined;
    const request = use(open.transaction(STORE, mode).objectStore(STORE));
    return await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    open.close();
  }
}

/** Removes what was typed in articles that a save has moved or deleted; the package forgets only those that stay. */
export async function forgetDrafts(database: string, changes: readonly FileChange[]): Promise<void> {
  for (const { action, path, previousPath } of changes) {
    const slug = action === 'move' || action === 'delete' ? articleSlug(previousPath ?? path) : undefined;
    if (slug !== undefined) await inStore(database, 'readwrite', (store) => store.delete([POSTS, slug]));
  }
}

function nameOf({ collectionName, slug, currentValues }: KeptDraft): string {
  const file = ALL_COLLECTIONS.find((each) => fileNameOf(each.file) === slug)?.file;
  if (collectionName !== POSTS && file !== undefined) return labelOf(file);
  const title = Object.values(currentValues)[0]?.title;
  return (typeof title === 'string' && title.trim()) || (slug === '' ? 'A new article' : slug);
}

function hashOf({ collectionName, slug }: KeptDraft): string {
  if (collectionName !== POSTS) return `#/collections/${collectionName}/entries/${slug}`;
  return slug === '' ? `#/collections/${POSTS}/new` : `#/collections/${POSTS}/entries/${slug}/index`;
}

/** Says what this browser has kept that is typed and not saved, but for the form that is open. */
export async function tellDrafts(database: string): Promise<void> {
  const kept: readonly KeptDraft[] = (await inStore(database, 'readonly', (store) => store.getAll())) ?? [];
  const elsewhere = kept.filter((draft) => hashOf(draft) !== window.location.hash);
  if (elsewhere.length === 0) return;
  const close = element('button', ['Close'], { type: 'button' });
  const items = elsewhere.map((draft) => {
    const link = element('a', [nameOf(draft)], { href: hashOf(draft) });
    link.addEventListener('click', () => shown.remove());
    return element('li', [link, `, ${DAY.format(draft.timestamp)}`]);
  });
  const shown = element(
    'div',
    [element('p', ['Not saved yet, and kept in this browser:']), element('ul', items), close],
    {
      class: 'editor-notice',
      role: 'status',
    },
  );
  close.addEventListener('click', () => shown.remove());
  document.body.append(shown);
}
