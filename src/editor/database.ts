/** A database of the package in this browser; `undefined` where it has made none yet, which is left to it. */
function opened(database: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(undefined) : reject(opening.error));
    opening.onsuccess = () => resolve(opening.result);
  });
}

/**
 * Uses a store of the package's database in one transaction.
 * @param use begins the requests, and returns what their result is read from once all are done
 * @returns `undefined` where there is no such store yet; nothing is done then
 */
export async function inStore<Result>(
  database: string,
  name: string,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => { readonly result: Result },
): Promise<Result | undefined> {
  const open = await opened(database);
  if (!open) return undefined;
  try {
    if (!open.objectStoreNames.contains(name)) return undefined;
    const transaction = open.transaction(name, mode);
    const request = use(transaction.objectStore(name));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    // While it is open, the package could not add a store.
    open.close();
  }
}
