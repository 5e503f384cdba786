/** What a site answered; redirects are not followed. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed, and cut off after two megabytes. */
  readonly text: string;
}

/** Whether it is an HTML page, which hosts send in place of files that they do not find. */
export const isPage = ({ headers, text }: Answer): boolean =>
  /^text\/html/.test(headers.get('content-type') ?? '') || /^\s*<!doctype html/i.test(text);

/** The answer as JSON; nothing where it is none. */
export function parsedJson({ text }: Pick<Answer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends one request; throws, with a reason in plain words, where there is no answer. */
export type Ask = (url: string, init?: Pick<RequestInit, 'method' | 'headers' | 'body'>) => Promise<Answer>;

/** How far a check may go. */
export interface Bounds {
  readonly mostRequests: number;
  readonly timeoutMs: number;
}

const BOUNDS: Bounds = { mostRequests: 40, timeoutMs: 10_000 };
const MOST_BYTES = 2_000_000;
const HEADERS = { 'user-agent': 'check:live', 'accept-encoding': 'br, gzip' };

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}

/** Why there was no answer: the reason is in `cause` (Node's undici). */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'no answer in time';
  const { code, message: why } = (cause ?? {}) as { readonly code?: string; readonly message?: string };
  return [why ?? message, code === undefined ? '' : `(${code})`].join(' ').trim();
}

/** A way to ask that keeps within its bounds, however many checks use it. */
export function createAsk({ mostRequests, timeoutMs }: Bounds = BOUNDS): Ask {
  let sent = 0;
  return async (url, { headers, ...init } = {}) => {
    sent += 1;
    if (sent > mostRequests) throw new Error(`not asked for, since ${mostRequests} requests are enough`);
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { ...init, headers: { ...HEADERS, ...headers }, redirect: 'manual', signal });
      return { url, status: response.status, headers: response.headers, text: await readText(response) };
    } catch (error) {
      throw new Error(reasonOf(error));
    }
  };
}
