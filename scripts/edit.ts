import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buildEditor, projectJson } from '../src/editor/build-editor';
import { PROJECT_FILES } from '../src/editor/project-files';
import { isRecord } from '../src/utils/is-record';
import { AuthorError, runCommand } from './for-author';
import { serve } from './static-server';

/** The port unless the command names another. */
const PORT = 9100;
/** Reachable from this computer only. */
const LOOPBACK = '127.0.0.1';

const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Browsers request an icon on their own, for example when they open a picture by itself. */
const REDIRECTS = {
  '/': '/edit/',
  '/edit': '/edit/',
  '/favicon.ico': '/edit/logo.svg',
};

/** Whether a request names this computer: an outside page could point its own host name here. */
const isFromHere = ({ headers }: IncomingMessage): boolean => /^(localhost|127\.0\.0\.1)(:|$)/.test(headers.host ?? '');

/** Identifies a project folder to the browser, so that two folders of the same name don't share unsaved drafts. */
export function folderInBrowser(project: string): string {
  const digest = createHash('sha256').update(project).digest('hex');
  return `this-computer-${digest.slice(0, 8)}/${path.basename(project)}`;
}

const HELP = `Opens the content in forms, at an address of this computer.

  npm run edit
  npm run edit 9200    at another port than 9100

docs/editor.md says more.`;

const hello = (port: number): string => `The editor is at http://localhost:${port}/edit/ (stop with Ctrl+C)

1. Open that address in Chrome or Edge.
2. Press "Work with Local Repository" and choose this folder:
   ${process.cwd()}
3. Allow the browser to change its files. Nothing leaves this computer.`;

/**
 * Serves an editor to this computer only.
 * @param folder the folder of the built editor
 * @param port 0 for any free port
 * @param project the project being edited, for the content check; without it, the editor's folder has the data
 */
export function serveEditor(folder: string, port: number, project?: string): Promise<Server> {
  const generate = (name: string, request: IncomingMessage): Promise<string> | undefined =>
    project !== undefined && name === PROJECT_FILES && isFromHere(request)
      ? projectJson(path.join(project, 'content'))
      : undefined;
  return serve({ folder, base: '/edit/', headersOf: () => HEADERS, redirects: REDIRECTS, generate }, port, LOOPBACK);
}

if (require.main === module)
  runCommand(HELP, { allowPositionals: true }, async ({ positionals: [named] }) => {
    const port = named === undefined ? PORT : Number(named);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new AuthorError(`"${named}" is not a port, which is a number up to 65535.\n\n${HELP}`);
    // Outside the project: a build would empty its folder and delete the editor.
    const folder = await mkdtemp(path.join(os.tmpdir(), 'editor-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
    await buildEditor(folder, { folder: folderInBrowser(process.cwd()) });
    try {
      await serveEditor(folder, port, process.cwd());
    } catch (error) {
      if (!isRecord(error) || error.code !== 'EADDRINUSE') throw error;
      console.error(
        `Another program already uses port ${port}; it may be the editor, in another window. Stop that one, or choose another port: npm run edit ${port + 1}`,
      );
      process.exitCode = 1;
      return;
    }
    console.log(hello(port));
  });
