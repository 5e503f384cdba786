import { connect } from 'node:net';

/** An answer as it came over the wire; header names in lower case, repeated headers joined with a comma. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface RawRequest {
  readonly method?: string;
  /** The request target, sent as it is. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

function parse(answer: Buffer): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  return { status: Number(first.split(' ')[1]), headers: parseHeaders(lines), body: answer.subarray(end + 4) };
}

/** Sends one request to a server on this machine without normalising anything in it. */
export function rawRequest(port: number, { method = 'GET', target, headers = {} }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const sent = { Host: 'localhost', Connection: 'close', ...headers };
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${method} ${target}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(parse(Buffer.concat(chunks))));
    socket.on('error', reject);
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
}
