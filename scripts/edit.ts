import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buildEditor } from '../src/editor/build-editor';
import { MEDIA_TYPES } from './media-types';

/** Where the editor is written; Gatsby empties this folder only when its cache is cleared. */
const FOLDER = path.resolve('.cache/edit');
const PORT = Number(process.env.PORT ?? '9100');
/** This computer alone can reach it. */
const LOOPBACK = '127.0.0.1';

type Headers = Readonly<Record<string, string>>;

const HEADERS: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Browsers ask for an icon on their own, such as for a picture that is opened by itself. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/edit/',
  '/edit': '/edit/',
  '/favicon.ico': '/edit/logo.svg',
};

async function answer(folder: string, address: string, response: ServerResponse, headers: Headers): Promise<void> {
  const { pathname } = new URL(address, 'http://localhost');
  const elsewhere = REDIRECTS[pathname];
  if (elsewhere) {
    response.writeHead(302, { Location: elsewhere }).end();
    return;
  }
  const name = pathname.replace(/^\/edit\//, '') || 'index.html';
  const file = path.join(folder, path.normalize(`/${name}`));
  try {
    const text = await readFile(file);
    response
      .writeHead(200, { ...headers, 'Content-Type': MEDIA_TYPES[path.extname(file)] ?? 'application/octet-stream' })
      .end(text);
  } catch {
    response.writeHead(404, headers).end('There is no such file.');
  }
}

const HELLO = `The editor is at http://localhost:${PORT}/edit/ (stop with Ctrl+C)

1. Open that address in Chrome or Edge.
2. Press "Work with Local Repository" and choose this folder:
   ${process.cwd()}
3. Allow the browser to change its files. Nothing leaves this computer.`;

/**
 * Serves an editor that was written to a folder, to this computer alone.
 * @param port 0 for any that is free
 * @param headers what is sent in place of the headers of the same names
 */
export function serveEditor(folder: string, port: number, headers: Headers = {}): Promise<Server> {
  const all = { ...HEADERS, ...headers };
  const server = createServer((request, response) => void answer(folder, request.url ?? '/', response, all));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

async function main(): Promise<void> {
  await buildEditor(FOLDER, { folder: path.basename(process.cwd()) });
  await serveEditor(FOLDER, PORT);
  console.log(HELLO);
}

if (require.main === module) void main();
