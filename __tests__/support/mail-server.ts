import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server took it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
}

/** A mail server on this machine. */
export interface LocalMailServer {
  readonly port: number;
  readonly taken: readonly TakenMail[];
  readonly close: () => Promise<void>;
}

/** Starts a mail server on a free port; it takes every mail unless the options say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<LocalMailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, { envelope }, callback) => {
      const content = await text(stream);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
      callback();
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, taken, close: () => new Promise((resolve) => server.close(resolve)) };
}
