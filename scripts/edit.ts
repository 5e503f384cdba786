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

/** The address that a request asks for; `undefined` for one that is none, such as `//`. */
function askedAddress({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

/** Whether a request names this computer: a page elsewhere may have its own name lead here. */
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

/** What the browser knows a project's folder by: two of the same name must not share what is typed and not saved. */
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

/** What the server has to give. */
interface Served {
  /** The folder that the editor was written to. */
  readonly folder: string;
  /** Sent with every answer. */
  readonly headers: Headers;
  /** The project that is edited, which the content check reads; without it the editor's folder has what it needs. */
  readonly project?: string;
}

/**
 * Serves an editor to this computer alone.
 * @param port 0 for any that is free
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
    // Not in the project: a build empties its own folders, and would take the editor with them.
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
