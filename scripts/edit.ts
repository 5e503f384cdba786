import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buildEditor, projectJson } from '../src/editor/build-editor';
import { PROJECT_FILES } from '../src/editor/project-files';
import { isRecord } from '../src/utils/is-record';
import { runCommand } from './for-author';
import { MEDIA_TYPES } from './media-types';

const PORT = Number(process.env.PORT ?? '9100');
/** Reachable from this computer only. */
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

/** Browsers request an icon on their own, for example when they open a picture by itself. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/edit/',
  '/edit': '/edit/',
  '/favicon.ico': '/edit/logo.svg',
};

/** The URL a request asks for; `undefined` if invalid, such as `//`. */
function askedAddress({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

/** Whether a request names this computer: an outside page could point its own host name here. */
const isFromHere = ({ headers }: IncomingMessage): boolean => /^(localhost|127\.0\.0\.1)(:|$)/.test(headers.host ?? '');

async function answer(
  { folder, headers, project }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = askedAddress(request)?.pathname;
  const elsewhere = asked === undefined ? undefined : REDIRECTS[asked];
  if (elsewhere) {
    response.writeHead(302, { Location: elsewhere }).end();
    return;
  }
  const name = asked?.replace(/^\/edit\//, '') || 'index.html';
  const file = path.join(folder, path.normalize(`/${name}`));
  const isProject = name === PROJECT_FILES && project !== undefined && isFromHere(request);
  const content = isProject ? projectJson(path.join(project, 'content')) : asked && readFile(file);
  const body = await Promise.resolve(content).catch(() => undefined);
  if (!body) {
    response.writeHead(404, headers).end('There is no such file.');
    return;
  }
  response
    .writeHead(200, { ...headers, 'Content-Type': MEDIA_TYPES[path.extname(name)] ?? 'application/octet-stream' })
    .end(body);
}

/** Identifies a project folder to the browser, so that two folders of the same name don't share unsaved drafts. */
export function folderInBrowser(project: string): string {
  const digest = createHash('sha256').update(project).digest('hex');
  return `this-computer-${digest.slice(0, 8)}/${path.basename(project)}`;
}

const HELP = `Opens the content in forms, at an address of this computer.

  npm run edit
  PORT=9200 npm run edit    at another port than 9100

docs/editor.md says more.`;

const HELLO = `The editor is at http://localhost:${PORT}/edit/ (stop with Ctrl+C)

1. Open that address in Chrome or Edge.
2. Press "Work with Local Repository" and choose this folder:
   ${process.cwd()}
3. Allow the browser to change its files. Nothing leaves this computer.`;

/** The server's contents. */
interface Served {
  /** The folder of the built editor. */
  readonly folder: string;
  /** Sent with every response. */
  readonly headers: Headers;
  /** The project being edited, for the content check; without it, the editor's folder has the data. */
  readonly project?: string;
}

/**
 * Serves an editor to this computer only.
 * @param port 0 for any free port
 */
export function serveEditor(
  { headers = {}, ...served }: Partial<Served> & Pick<Served, 'folder'>,
  port: number,
): Promise<Server> {
  const all = { ...served, headers: { ...HEADERS, ...headers } };
  const server = createServer((request, response) => void answer(all, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

if (require.main === module)
  runCommand(HELP, {}, async () => {
    // Outside the project: a build would empty its folder and delete the editor.
    const folder = await mkdtemp(path.join(os.tmpdir(), 'editor-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
    await buildEditor(folder, { folder: folderInBrowser(process.cwd()) });
    try {
      await serveEditor({ folder, project: process.cwd() }, PORT);
    } catch (error) {
      if (!isRecord(error) || error.code !== 'EADDRINUSE') throw error;
      console.error(
        `Another program already uses port ${PORT}; it may be the editor, in another window. Stop that one, or choose another port: PORT=${PORT + 1} npm run edit`,
      );
      process.exitCode = 1;
      return;
    }
    console.log(HELLO);
  });
