import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINT_PATH } from '../utils/forms/contact-fields';
import { createContactEndpoint } from './contact-endpoint';
import type { Log } from './log';
import type { Limits } from './rate-limit';
import type { EndpointSettings } from './settings';

/** Where a supervisor asks whether the server is alive; not for visitors, so no proxy passes it on. */
const HEALTH = '/health';

/** How long a client may take, in milliseconds, and how many may be connected. */
const PATIENCE = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const MOST_CONNECTIONS = 2_000;
/** Nothing of a message needs longer headers. */
const MOST_HEADER_BYTES = 8_192;

/** How long the end waits for messages that are being sent, in milliseconds: below the ten seconds that Docker gives it. */
const LAST_WAIT = 9_000;

/** A running server. */
export interface ContactServer {
  readonly port: number;
  /** Takes no more messages, and settles once those that were being sent are, or after nine seconds. */
  readonly stop: () => Promise<void>;
}

/** Starts the server of the contact endpoint. */
export async function startContactServer(
  settings: EndpointSettings,
  log: Log,
  limits?: Limits,
): Promise<ContactServer> {
  const { listener, settled } = createContactEndpoint(settings, log, limits);
  const route: RequestListener = (request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path === ENDPOINT_PATH) return listener(request, response);
    const status = path === HEALTH ? 200 : 404;
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(status === 200 ? { status: 'ok' } : { error: 'path' }));
  };
  const server = createServer({ ...PATIENCE, maxHeaderSize: MOST_HEADER_BYTES }, route);
  // A client that asks before it sends a large body is answered before it has sent any.
  server.on('checkContinue', route);
  server.maxConnections = MOST_CONNECTIONS;
  const { host, port } = settings.CONTACT_LISTEN;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeIdleConnections();
      // Those that still wait for an answer are closed with it.
      server.keepAliveTimeout = 1;
      const finished = Promise.all([closed, settled()]);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, LAST_WAIT);
      });
      await Promise.race([finished, late]);
      clearTimeout(timer);
      server.closeAllConnections();
    },
  };
}
