import { lookup } from 'node:dns/promises';
import pMap from 'p-map';
import { visitAll } from '../src/content/check/written-values';
import type { ContentFiles } from '../src/content/read/content-files';
import type { Place } from '../src/content/read/problem';

/** An address of another site, with the places that link to it. */
export interface ExternalLink {
  readonly url: string;
  readonly places: readonly Place[];
}

/** The outcome of a request; only `broken` is certain, since many sites reject robots. */
export type LinkState = 'fine' | 'broken' | 'unknown';

/** An address after it was tried. */
export interface TriedLink extends ExternalLink {
  readonly state: LinkState;
  /** The status or the network's error, such as `404`. */
  readonly answer: string;
}

/** How links are tried. */
export interface Trying {
  readonly timeoutMs: number;
  /** Concurrent requests. */
  readonly atOnce: number;
}

/** Gone for certain: Not Found, Gone. */
const BROKEN_STATUS = new Set([404, 410]);
/** The name or the certificate is wrong; other network errors may pass. */
const BROKEN_ERROR = /^(ENOTFOUND|ERR_TLS_CERT_ALTNAME_INVALID|CERT_HAS_EXPIRED)$/;
/** Some sites answer with an error if a client has no name. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*' };

/** Every https address of another site in posts and data files, each once. */
export function externalLinks(files: ContentFiles, siteUrl: string): ExternalLink[] {
  const found = new Map<string, Place[]>();
  const add = (url: string, { file, line, column }: Place): void => {
    const isOurs = url === siteUrl || url.startsWith(`${siteUrl}/`);
    if (!/^https?:/.test(url) || isOurs) return;
    const [address = url] = url.split('#');
    found.set(address, [...(found.get(address) ?? []), { file, line, column }]);
  };
  for (const { body } of files.posts) {
    for (const address of body.addresses) if (address.kind === 'link') add(address.url, address);
  }
  visitAll(files, ({ source }, { field, path, value }) => {
    const isAddress = field.field === 'https' || field.field === 'href';
    if (source && isAddress && typeof value === 'string') add(value, source.placeOf(path));
  });
  return [...found].map(([url, places]) => ({ url, places }));
}

/** Hosts that are asked for to see whether there is a connection. */
const MOST_ASKED = 5;

/** Whether no host of the links is found, which means that this computer has no connection rather than that all are gone. */
export async function isOffline(links: readonly ExternalLink[], find: (host: string) => Promise<unknown> = lookup) {
  const hosts = [...new Set(links.map(({ url }) => new URL(url).hostname))].slice(0, MOST_ASKED);
  const found = await Promise.allSettled(hosts.map((host) => find(host)));
  return hosts.length > 1 && found.every(({ status }) => status === 'rejected');
}

type Answer = Pick<TriedLink, 'state' | 'answer'>;

async function ask(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers: HEADERS, redirect: 'follow', signal });
    await response.body?.cancel();
    const state = response.ok ? 'fine' : BROKEN_STATUS.has(response.status) ? 'broken' : 'unknown';
    return { state, answer: String(response.status) };
  } catch (error) {
    return networkAnswer(error);
  }
}

/** What `fetch` says where there was no answer: the reason is in `cause` (Node's undici). */
export function networkAnswer(error: unknown): Answer {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return { state: 'unknown', answer: 'no answer in time' };
  const { code, message } = (cause ?? {}) as { readonly code?: string; readonly message?: string };
  const answer = code ?? message ?? 'no answer';
  return { state: BROKEN_ERROR.test(answer) ? 'broken' : 'unknown', answer };
}

/** Tries one address: HEAD, and GET where that is not answered well, since many servers do not know HEAD. */
export async function tryLink(url: string, timeoutMs: number): Promise<Answer> {
  const head = await ask(url, 'HEAD', timeoutMs);
  return head.state === 'fine' ? head : ask(url, 'GET', timeoutMs);
}

/** Tries every address; the answers keep the order of the links. */
export async function tryLinks(
  links: readonly ExternalLink[],
  { timeoutMs, atOnce }: Trying,
  tryOne = tryLink,
): Promise<TriedLink[]> {
  const tryLinkOnce = async (link: ExternalLink): Promise<TriedLink> => ({
    ...link,
    ...(await tryOne(link.url, timeoutMs)),
  });
  return pMap(links, tryLinkOnce, { concurrency: atOnce });
}
