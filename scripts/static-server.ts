import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { MEDIA_TYPES } from './media-types';

const TEXT = /^(text|application)|svg/;
/** Files whose name changes with their content. */
const FOREVER = /^\/static\/|-[0-9a-f]{16,}\.(js|css)$|^\/_astro\//;
/** File types that hosts compress. */
const BROTLI_QUALITY = 11;

/** A running server and a function that stops it. */
export interface Serving {
  readonly url: string;
  readonly stop: () => void;
}

/** A host's response to a request. */
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

function compress(raw: Buffer): Buffer {
  return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

const read = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/** The decoded path of a URL; a malformed one becomes the path of a missing page. */
function pathOf(url = '/'): string {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/404.html';
  }
}

/**
 * Serves a built site as a static host does: brotli, a year of caching for hashed files, 404 with the not-found page,
 * trailing slashes. Reads and compresses each file once.
 * @param root the published folder
 */
export async function serveBuilt(root: string, port: number): Promise<Serving> {
  const kept = new Map<string, Answer>();
  const load = async (address: string): Promise<Answer> => {
    const file = path.join(root, address.endsWith('/') ? `${address}index.html` : address);
    const found = await read(file);
    const name = found ? file : path.join(root, '404.html');
    const type = MEDIA_TYPES[path.extname(name)] ?? 'application/octet-stream';
    const raw = found ?? (await read(name)) ?? Buffer.from('');
    return {
      status: found ? 200 : 404,
      type,
      body: TEXT.test(type) ? compress(raw) : raw,
    };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = pathOf(request.url);
    if (!address.endsWith('/') && existsSync(path.join(root, address, 'index.html'))) {
      response.writeHead(301, { location: `${encodeURI(address)}/` }).end();
      return;
    }
    const { status, type, body } = kept.get(address) ?? (await load(address));
    kept.set(address, { status, type, body });
    response.writeHead(status, {
      'content-type': type,
      'cache-control': FOREVER.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(TEXT.test(type) && { 'content-encoding': 'br' }),
    });
    response.end(body);
  };
  // Otherwise it may close a connection just as the next request is sent over it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

if (require.main === module) {
  const [root = 'public', port = '9000'] = process.argv.slice(2);
  void serveBuilt(path.resolve(root), Number(port));
}
