import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildEditor } from '../src/editor/build-editor';
import { VERSIONS } from '../src/editor/versions';
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

const run = promisify(execFile);

/**
 * What git knows of a file of the content: its saves as JSON, or its text at one of them.
 * @returns `undefined` where there is no such file or save, or no git
 */
export async function versionsOf(project: string, asked: URLSearchParams): Promise<string | undefined> {
  const [file = '', sha] = [asked.get('path') ?? '', asked.get('sha')];
  if (path.posix.normalize(file) !== file || !file.startsWith('content/')) return undefined;
  const git = async (...command: readonly string[]): Promise<string> =>
    (await run('git', command, { cwd: project, maxBuffer: 16 * 2 ** 20 })).stdout;
  try {
    if (sha !== null) return /^[0-9a-f]{40,64}$/.test(sha) ? await git('show', `${sha}:./${file}`) : undefined;
    const lines = (await git('log', '--max-count=100', '--format=%H%x09%aI%x09%an', '--', file)).split('\n');
    const commits = lines.filter(Boolean).map((line) => {
      const [hash, date, ...name] = line.split('\t');
      return { sha: hash, date, authorName: name.join(' ') };
    });
    return JSON.stringify(commits);
  } catch {
    return undefined;
  }
}

/** The address that a request asks for; `undefined` for one that is none, such as `//`. */
function askedAddress({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
  project: string | undefined,
): Promise<void> {
  const address = askedAddress(request);
  const asked = address?.pathname;
  const elsewhere = asked === undefined ? undefined : REDIRECTS[asked];
  if (elsewhere) {
    response.writeHead(302, { Location: elsewhere }).end();
    return;
  }
  const name = asked?.replace(/^\/edit\//, '') || 'index.html';
  const file = path.join(folder, path.normalize(`/${name}`));
  // A page elsewhere may have its own name lead to this computer.
  const isVersions = asked === VERSIONS && /^(localhost|127\.0\.0\.1):/.test(request.headers.host ?? '');
  const text =
    project !== undefined && isVersions
      ? await versionsOf(project, address?.searchParams ?? new URLSearchParams())
      : asked && (await readFile(file).catch(() => undefined));
  if (text === undefined) {
    response.writeHead(404, headers).end('There is no such file.');
    return;
  }
  response
    .writeHead(200, { ...headers, 'Content-Type': MEDIA_TYPES[path.extname(file)] ?? 'application/octet-stream' })
    .end(text);
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

/**
 * Serves an editor that was written to a folder, to this computer alone.
 * @param port 0 for any that is free
 * @param headers what is sent in place of the headers of the same names
 * @param project the folder whose git is asked for earlier versions; without it there are none
 */
export function serveEditor(folder: string, port: number, headers: Headers = {}, project?: string): Promise<Server> {
  const all = { ...HEADERS, ...headers };
  const server = createServer((request, response) => void answer(folder, request, response, all, project));
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
      await serveEditor(folder, PORT, {}, process.cwd());
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
