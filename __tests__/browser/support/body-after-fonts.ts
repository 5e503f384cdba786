import { once } from 'node:events';
import { type LocalServer, startServer } from '../../support/http-server';

const FONT_PRELOADS = /<link rel="preload" href="([^"]+)" as="font"/g;
const END_OF_HEAD = '</head>';

export interface FontServer extends LocalServer {
  /** Paths of the fonts that were sent, one for each time. */
  readonly sentFonts: readonly string[];
}

/**
 * Serves a site so that the body of a page follows the fonts that its head asks for, as on a good line. So what is
 * tested does not depend on how fast the machine is at that moment.
 */
export async function serveBodyAfterFonts(site: string): Promise<FontServer> {
  const sentFonts: string[] = [];
  const sent = new EventTarget();
  const whenSent = async (path: string): Promise<void> => {
    if (!sentFonts.includes(path)) await once(sent, path);
  };
  const server = await startServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site), { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const cached = url.startsWith('/static/') ? 'max-age=31536000' : 'no-cache';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': cached });
    if (type.startsWith('text/html')) {
      const html = await answer.text();
      const bodyStart = html.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
      const head = html.slice(0, bodyStart);
      response.write(head);
      await Promise.all([...head.matchAll(FONT_PRELOADS)].map(([, path = '']) => whenSent(path)));
      response.end(html.slice(bodyStart));
      return;
    }
    response.end(Buffer.from(await answer.arrayBuffer()), () => {
      if (!url.endsWith('.woff2')) return;
      sentFonts.push(url);
      sent.dispatchEvent(new Event(url));
    });
  });
  return { ...server, sentFonts };
}
