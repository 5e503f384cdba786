import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as received. */
export interface SeenRequest {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly fields: Readonly<Record<string, string>>;
}

/** A local HTTP server that records requests. */
export interface LocalServer {
  readonly address: string;
  readonly seen: readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

/** Starts a server on a free local port; it reads each request, then responds as told. */
export async function startServer(answer: RequestListener): Promise<LocalServer> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    seen.push({ method: request.method ?? '', headers: request.headers, fields });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
