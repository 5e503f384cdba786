/** Files by address; an address without one answers 404, `null` fails like a lost connection. */
export type FakeFiles = Readonly<Record<string, unknown>>;

/** Replaces the network; returns the addresses asked for so far. */
export function serveFiles(files: FakeFiles): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const url = String(input);
    asked.push(url);
    if (files[url] === null) throw new TypeError('Failed to fetch');
    const found = url in files;
    return { ok: found, status: found ? 200 : 404, json: async () => files[url] } as Response;
  });
  return asked;
}
