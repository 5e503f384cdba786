import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { type LocalServer, startServer } from '../../../__tests__/support/http-server';
import { MEDIA_TYPES } from '../../../scripts/media-types';

/** What is sent for one address. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

/** Changes what is sent on its way. */
type Change = (answer: Answer) => Answer | Promise<Answer>;

const VISITOR = '/visitor.js';
const FRAME = '/in-a-frame.html';

/** Narrower than the windows of some browsers can be. */
export const FRAME_WIDTH = 375;

/** One address and no other. */
export function exactly(address: string): RegExp {
  return new RegExp(`^${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

/** Every script of the site. */
export const SCRIPTS = /^\/(?!visitor\.js$).*\.js$/;

async function bundleVisitor(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'in-page.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'visitor',
  });
  return outputFiles[0]?.text ?? '';
}

let visitorScript: Promise<string> | undefined;

async function readAnswer(root: string, address: string): Promise<Answer> {
  if (address === VISITOR) {
    visitorScript ??= bundleVisitor();
    return { status: 200, type: 'text/javascript', body: await visitorScript };
  }
  if (address === FRAME) {
    const body = `<!doctype html><title>A phone</title><script src="${VISITOR}"></script><iframe title="Phone" width="${FRAME_WIDTH}" height="700"></iframe>`;
    return { status: 200, type: 'text/html', body };
  }
  const file = path.join(root, address.endsWith('/') ? `${address}index.html` : address);
  const found = await readFile(file).catch(() => undefined);
  const name = found ? file : path.join(root, '404.html');
  const type = MEDIA_TYPES[path.extname(name)] ?? 'application/octet-stream';
  const raw = found ?? (await readFile(name));
  // In front of the policy, and of every script that it could hear of.
  const body = type.startsWith('text/html')
    ? raw.toString().replace('<head>', `<head><script src="${VISITOR}"></script>`)
    : raw;
  return { status: found ? 200 : 404, type, body };
}

/** Serves a built site to one visitor, whose browser tells of every error, and goes wrong on request. */
export class TestServer {
  private constructor(
    private readonly server: LocalServer,
    private readonly changes: { readonly pattern: RegExp; readonly change: Change }[],
  ) {}

  static async start(root: string): Promise<TestServer> {
    const changes: TestServer['changes'] = [];
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const address = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
      let reply = await readAnswer(root, address);
      for (const { pattern, change } of [...changes]) if (pattern.test(address)) reply = await change(reply);
      response.writeHead(reply.status, { 'content-type': reply.type, 'cache-control': 'no-cache' });
      response.end(reply.body);
    };
    const fail = (response: ServerResponse, error: unknown): void => {
      console.error(error);
      response.destroy();
    };
    const server = await startServer((request, response) => {
      answer(request, response).catch((error: unknown) => fail(response, error));
    });
    return new TestServer(server, changes);
  }

  get address(): string {
    return this.server.address;
  }

  /** The page that shows another one in a frame as narrow as a phone. */
  get framePath(): string {
    return FRAME;
  }

  /** Errors that the pages have had so far. */
  get reports(): readonly string[] {
    return this.server.seen.flatMap(({ fields }) => fields.report ?? []);
  }

  /** Changes what is sent from now on for addresses that fit. */
  change(pattern: RegExp, change: Change): void {
    this.changes.push({ pattern, change });
  }

  /** Keeps back what fits until the returned function is called. */
  hold(pattern: RegExp): () => void {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.change(pattern, (answer) => released.then(() => answer));
    return release;
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
