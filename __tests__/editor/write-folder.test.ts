import { writeFolder } from '../../src/editor/write-folder';

/** A folder that holds nothing; a file in it cannot be written, and is not free for a moment after that. */
function fullDisk(names: Set<string>): FileSystemDirectoryHandle {
  const folder = {
    getDirectoryHandle: async () => folder,
    getFileHandle: async (name: string, options?: { readonly create?: boolean }) => {
      if (!options?.create && !names.has(name)) throw new DOMException('not there', 'NotFoundError');
      names.add(name);
      let refusals = 2;
      busy.set(name, () => refusals-- > 0);
      return { name, createWritable: async () => stream };
    },
    removeEntry: async (name: string) => {
      if (busy.get(name)?.()) throw new DOMException('in use', 'NoModificationAllowedError');
      if (!names.delete(name)) throw new DOMException('not there', 'NotFoundError');
    },
    values: async function* () {
      for (const name of names) yield { name };
    },
  };
  const busy = new Map<string, () => boolean>();
  const stream = {
    write: async () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
    abort: async () => undefined,
  };
  return folder as unknown as FileSystemDirectoryHandle;
}

test('a save that fails leaves no unfinished file, also where the browser does not let go of it at once', async () => {
  const names = new Set<string>();
  const change = { action: 'create', path: 'content/pricing.yaml', data: 'price: 1' } as const;
  await expect(writeFolder(fullDisk(names), [change])).rejects.toThrow('no room');
  expect([...names]).toEqual([]);
});
