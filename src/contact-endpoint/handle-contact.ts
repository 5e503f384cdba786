import { type ContactMessage, contactMessage } from '../content-model/contact-message';
import { CONTACT, THANKS } from '../routes';
import { ELAPSED_FIELD, HONEYPOT_FIELD } from '../utils/forms/contact-fields';
import { NOT_SENT } from '../utils/page-ids';
import type { RateLimiter } from './rate-limit';

/** The parts of a request that the endpoint reads. */
export interface ContactRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The parsed body. */
  readonly body: unknown;
  /** The key by which messages are counted for the rate limit. */
  readonly address: string;
}

export interface ContactAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the endpoint needs from outside. */
export interface ContactTools {
  readonly origins: readonly string[];
  readonly limit: RateLimiter;
  readonly send: (message: ContactMessage) => Promise<void>;
  readonly now: () => number;
  readonly log: (text: string) => void;
}

/** Most bytes of a body; the longest fields together take 49,000 where each character is nine bytes, URL-encoded. */
const MOST_BYTES = 64_000;

/** Nobody fills in the form and sends it in less time than this after it is shown, in milliseconds. */
const LEAST_ELAPSED = 2000;

const answer = (status: number, body: ContactAnswer['body'], headers: ContactAnswer['headers'] = {}) => ({
  status,
  body,
  headers: { 'Cache-Control': 'no-store', ...headers },
});

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** A robot fills in the honeypot, or is faster than any person. Without script the time is not known. */
function isRobot(body: unknown): boolean {
  const elapsed = fieldOf(body, ELAPSED_FIELD);
  return Boolean(fieldOf(body, HONEYPOT_FIELD)) || (elapsed !== undefined && !(Number(elapsed) >= LEAST_ELAPSED));
}

async function decide({ method, headers, body, address }: ContactRequest, tools: ContactTools): Promise<ContactAnswer> {
  if (method !== 'POST') return answer(405, { error: 'method' }, { Allow: 'POST' });
  if (!tools.origins.includes(String(headers.origin))) return answer(403, { error: 'origin' });
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) return answer(413, { error: 'size' });
  const checked = contactMessage.safeParse(body);
  if (!checked.success) {
    return answer(422, { fields: [...new Set(checked.error.issues.map(({ path }) => String(path[0])))] });
  }
  if (isRobot(body)) return answer(400, { error: 'robot' });
  const wait = tools.limit(address, tools.now());
  if (wait > 0) return answer(429, { error: 'busy' }, { 'Retry-After': String(Math.ceil(wait / 1000)) });
  try {
    await tools.send(checked.data);
    return answer(202, { accepted: true });
  } catch (error) {
    tools.log(`contact: the mail server did not take a message: ${error instanceof Error ? error.message : error}`);
    return answer(503, { error: 'mail' }, { 'Retry-After': '60' });
  }
}

/** A browser that posted the form by itself is sent on to a page, since there is no script to read JSON. */
function asPage({ status, headers }: ContactAnswer): ContactAnswer {
  return {
    status: 303,
    headers: { ...headers, Location: status === 202 ? THANKS : `${CONTACT}#${NOT_SENT}` },
    body: {},
  };
}

/**
 * Answers one request: 202 once the mail server has taken the message; 422 names wrong fields; 400 robots,
 * 403 other sites, 405 other methods, 413 large bodies, 429 too many messages, 503 a fault of the mail server.
 */
export async function handleContact(request: ContactRequest, tools: ContactTools): Promise<ContactAnswer> {
  const result = await decide(request, tools);
  const wantsPage = request.method === 'POST' && String(request.headers.accept).includes('text/html');
  return wantsPage ? asPage(result) : result;
}
