import type { IncomingMessage } from 'node:http';
import { MOST_BYTES } from '../utils/forms/contact-fields';

/** Why a body is not read: too large, or of a kind that no form of the site sends. */
export type Unread = 'size' | 'type';

/** The fields of a body by name; undefined where it cannot be understood. */
const PARSERS: ReadonlyMap<string, (text: string) => unknown> = new Map([
  ['application/x-www-form-urlencoded', (text) => Object.fromEntries(new URLSearchParams(text))],
  [
    'application/json',
    (text) => {
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    },
  ],
]);

async function readAll(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Without an end of the stream the connection stays, for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads and parses a body, never more of it than a message can have. What announces itself as too large, or as another
 * kind such as multipart, is not read at all.
 * @param goOn called before the first byte is read
 */
export async function readBody(request: IncomingMessage, goOn: () => void): Promise<{ fields: unknown } | Unread> {
  const { 'content-type': type = '', 'content-encoding': encoding, 'content-length': length = '0' } = request.headers;
  const parse = PARSERS.get(type.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (Number(length) > MOST_BYTES) return 'size';
  if (!parse || encoding) return 'type';
  goOn();
  const body = await readAll(request);
  return body ? { fields: parse(body.toString('utf8')) } : 'size';
}
