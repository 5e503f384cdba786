import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { MEDIA_TYPES } from '../../scripts/media-types';

const TEXT = /^(text|application)|svg/;
/** Files whose name changes with their content. */
const FOREVER = /^\/static\/|-[0-9a-f]{16,}\.(js|css)$|^\/_astro\//;
/** That of the compressed copies which a build writes for hosts that serve them. */
const BROTLI_QUALITY = 11;

/** A running server and how to stop it. */
export interface Serving {
  readonly url: string;
  readonly stop: () => void;
}

function compress(raw: Buffer): Buffer {
  return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/**
 * Serves a built site as a static host does: brotli, a year of caching for files whose name changes with their content,
 * the not-found page with status 404. The compressed copies are those of the build; where it has written none, the first
 * request waits for them.
 */
export async function serveBuilt(root: string, port: number): Promise<Serving> {
  const kept = new Map<string, { status: number; type: string; body: Buffer }>();
  const load = async (address: string) => {
    const file = path.join(root, address.endsWith('/') ? `${address}index.html` : address);
    const found = await readFile(file).catch(() => undefined);
    const name = found ? file : path.join(root, '404.html');
    const type = MEDIA_TYPES[path.extname(name)] ?? 'application/octet-stream';
    const raw = found ?? (await readFile(name).catch(() => Buffer.from('')));
    const body = TEXT.test(type) ? ((await readFile(`${name}.br`).catch(() => undefined)) ?? compress(raw)) : raw;
    return { status: found ? 200 : 404, type, body };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const entry = kept.get(address) ?? (await load(address));
    kept.set(address, entry);
    response.writeHead(entry.status, {
      'content-type': entry.type,
      'cache-control': FOREVER.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(TEXT.test(entry.type) && { 'content-encoding': 'br' }),
    });
    response.end(entry.body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
