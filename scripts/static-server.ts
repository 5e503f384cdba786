import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type Headers = Readonly<Record<string, string>>;

/** Media types by file extension. */
const MEDIA_TYPES: Headers = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** What a server has. */
export interface Served {
  /** The folder of the files. */
  readonly folder: string;
  /** The path under which the folder is served; `/` by default. */
  readonly base?: string;
  /** Headers of every response to a path. */
  readonly headersOf?: (address: string) => Headers;
  readonly redirects?: Headers;
  /** The content of a file that is made for each request. */
  readonly generate?: (name: string, request: IncomingMessage) => Promise<string> | undefined;
  /** Whether to compress texts, as hosts do; then each file is read once. */
  readonly compressed?: boolean;
}

/** File types that hosts compress. */
const TEXT = /^(text|application)|svg/;
/** What hosts do at a request; the best would take many times as long for a tenth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = promisify(brotliCompress);

const typeOf = (name: string): string => MEDIA_TYPES[path.extname(name)] ?? 'application/octet-stream';

/** The decoded path of a URL; empty if it is malformed, such as `//`. */
function pathOf(url = '/'): string {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

/**
 * Serves a folder as a static host does: `index.html` for a folder, trailing slashes, `404.html` for what is missing.
 * @param port 0 for any free port
 * @param host the address to listen at; all of this computer's by default
 */
export function serve(served: Served, port: number, host?: string): Promise<Server> {
  const { folder, base = '/', headersOf, redirects = {}, generate, compressed = false } = served;
  const kept = new Map<string, Buffer>();

  /** A file's content, if there is one; no name leads out of the folder. */
  async function contentOf(name: string): Promise<Buffer | undefined> {
    const file = path.join(folder, path.normalize(`/${name}`));
    const known = kept.get(file);
    if (known) return known;
    const content = await readFile(file).catch(() => undefined);
    if (!content || !compressed) return content;
    const body = TEXT.test(typeOf(name)) ? await compress(content, BROTLI) : content;
    kept.set(file, body);
    return body;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = pathOf(request.url);
    const inside = address.startsWith(base) ? address.slice(base.length) : '/';
    const isFolder = !/(^|\/)$/.test(inside) && existsSync(path.join(folder, inside, 'index.html'));
    const location = redirects[address] ?? (isFolder ? `${address}/` : undefined);
    if (location) {
      response.writeHead(302, { location: encodeURI(location) }).end();
      return;
    }
    const name = inside.replace(/(^|[^/]\/)$/, '$1index.html');
    const found = (await generate?.(name, request)) ?? (await contentOf(name));
    const body = found ?? (await contentOf('404.html')) ?? 'There is no such file.';
    const type = typeOf(found ? name : '404.html');
    response.writeHead(found ? 200 : 404, {
      ...headersOf?.(address),
      'content-type': type,
      ...(compressed && TEXT.test(type) && Buffer.isBuffer(body) && { 'content-encoding': 'br' }),
    });
    response.end(body);
  }
  // With a timeout, it may close a connection just as the next request is sent over it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Files whose name changes with their content. */
const FOREVER = /^\/static\/|-[0-9a-f]{16,}\.(js|css)$/;

/** Serves a built site with the compression and caching of a host. */
export function serveBuilt(folder: string, port: number): Promise<Server> {
  const headersOf = (address: string): Headers => ({
    'cache-control': FOREVER.test(address)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  });
  return serve({ folder, headersOf, compressed: true }, port);
}

if (require.main === module) {
  const [root = 'public', port = '9000'] = process.argv.slice(2);
  void serveBuilt(path.resolve(root), Number(port));
}
