import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CONTACT, THANKS } from '../routes';
import { ELAPSED_FIELD, HONEYPOT_FIELD, TOKEN_FIELD } from '../utils/forms/contact-fields';
import { member } from '../utils/is-record';
import { NOT_SENT } from '../utils/page-ids';
import { clientNetwork } from './client-network';
import { contactMessage } from './contact-message';
import { createDeliveries, type Delivery } from './deliveries';
import type { Log } from './log';
import { createRateLimiter, type Limits } from './rate-limit';
import { readBody } from './read-body';
import { sendMail } from './send-mail';
import type { EndpointSettings } from './settings';

/** Five messages in ten minutes from one network, and a hundred from all together. */
const LIMITS: Limits = { each: 5, all: 100, within: 600_000 };

/** Nobody fills in the form and sends it in less time than this after it is shown, in milliseconds. */
const LEAST_ELAPSED = 2000;

/** For how long what is still sent is read and thrown away after an answer that did not wait for it, in milliseconds. */
const LINGER = 1000;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log: why a mail was not sent, without a word of the visitor. */
  readonly reason?: string;
}

/** The endpoint, and a promise of the time when nothing is being sent any more. */
export interface ContactEndpoint {
  readonly listener: RequestListener;
  readonly settled: () => Promise<void>;
}

/** A robot fills in the honeypot, or is faster than any person. Without script the time is not known. */
function isRobot(fields: unknown): boolean {
  const elapsed = member(fields, ELAPSED_FIELD);
  return Boolean(member(fields, HONEYPOT_FIELD)) || (elapsed !== undefined && !(Number(elapsed) >= LEAST_ELAPSED));
}

/** What is known of a failure; the text of a mail server's answer may repeat addresses and stays out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const known = ['code', 'command', 'responseCode'].map((key) => member(error, key)).filter(Boolean);
  return known.join(' ') || error.message;
}

function answerTo(delivery: Delivery): Answer {
  switch (delivery.kind) {
    case 'accepted':
      return { status: 202, body: { accepted: true } };
    case 'busy':
      return { ...refusal(429, 'busy'), headers: { 'Retry-After': String(Math.ceil(delivery.wait / 1000)) } };
    case 'failed':
      return { ...refusal(503, 'mail'), headers: { 'Retry-After': '60' }, reason: reasonOf(delivery.error) };
    case 'unknown':
      return { ...refusal(504, 'mail'), reason: delivery.error ? reasonOf(delivery.error) : 'no answer yet' };
  }
}

const refusal = (status: number, error: string): Answer => ({ status, body: { error } });

/** A browser that posted the form without script is sent on to a page, since there is no script to read JSON. */
function asPage({ status, headers, reason }: Answer, { headers: sent }: IncomingMessage, site: string): Answer {
  const page = status === 202 ? THANKS : `${CONTACT}#${NOT_SENT}`;
  // The endpoint may have an address of its own, away from the site.
  const isAway = sent['sec-fetch-site'] !== undefined && sent['sec-fetch-site'] !== 'same-origin';
  return { status: 303, body: {}, headers: { ...headers, Location: isAway ? new URL(page, site).href : page }, reason };
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  const { req: request } = response;
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    ...headers,
  });
  if (request.complete) {
    response.end(text);
    return;
  }
  // A connection that is closed while its client still sends takes the answer with it.
  response.write(text);
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), LINGER).unref();
  request.once('close', () => {
    clearTimeout(timer);
    response.end();
  });
}

/**
 * Our own endpoint for the contact form. It answers 202 once the mail server has taken the message; 422 names wrong
 * fields; 400 robots, 403 other sites, 405 other methods, 413 large bodies, 415 bodies of another kind, 429 too many
 * messages, 503 that the mail server did not take it, 504 that the mail server did not say.
 */
export function createContactEndpoint(settings: EndpointSettings, log: Log, limits = LIMITS): ContactEndpoint {
  const { CONTACT_ORIGINS, CONTACT_TRUSTED_PROXIES } = settings;
  const [site = ''] = CONTACT_ORIGINS;
  const deliveries = createDeliveries(createRateLimiter(limits), (message, id) => sendMail(message, id, settings));

  async function decide(request: IncomingMessage, response: ServerResponse, peer: string): Promise<Answer> {
    const { method, headers } = request;
    if (method !== 'POST') return { ...refusal(405, 'method'), headers: { Allow: 'POST' } };
    if (!CONTACT_ORIGINS.includes(String(headers.origin))) return refusal(403, 'origin');
    const read = await readBody(request, () => {
      if (headers.expect) response.writeContinue();
    });
    if (read === 'size') return refusal(413, 'size');
    if (read === 'type') return refusal(415, 'type');
    const checked = contactMessage.safeParse(read.fields);
    if (!checked.success) {
      const fields = [...new Set(checked.error.issues.map(({ path }) => String(path[0])))];
      return { status: 422, body: { fields } };
    }
    if (isRobot(read.fields)) return refusal(400, 'robot');
    const token = member(read.fields, TOKEN_FIELD);
    const network = clientNetwork(peer, String(headers['x-forwarded-for'] ?? ''), CONTACT_TRUSTED_PROXIES);
    return answerTo(await deliveries.deliver(checked.data, typeof token === 'string' ? token : '', network));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const { origin, accept } = request.headers;
    const decided = await decide(request, response, request.socket.remoteAddress ?? '');
    if (origin && CONTACT_ORIGINS.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Vary', 'Origin');
    const wantsPage = request.method === 'POST' && String(accept).includes('text/html');
    write(response, wantsPage ? asPage(decided, request, site) : decided);
    if (request.method !== 'POST') return;
    const { status, body, reason } = decided;
    const because = reason ?? (typeof body.error === 'string' ? body.error : undefined);
    log('message', { status, reason: because, milliseconds: Math.round(performance.now() - began) });
  }

  return {
    listener: (request, response) => {
      answer(request, response).catch((error) => {
        // A visitor who is gone is no fault.
        if (request.errored) return;
        log('fault', { reason: reasonOf(error) });
        if (!response.headersSent) write(response, refusal(500, 'fault'));
      });
    },
    settled: deliveries.settled,
  };
}
