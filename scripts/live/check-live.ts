import { errorText } from '../../src/utils/error-text';
import { type Answer, type Ask, createAsk } from './ask';
import { type Certificate, certificateFindings, certificateOf } from './certificate';
import type { ExpectedSite } from './expected-site';
import { FORM_CHECKS } from './form-checks';
import { HOST_CHECKS } from './host-checks';
import type { Finding, LiveSite } from './live-site';
import { PUBLICATION_CHECKS } from './publication-checks';

/** How a site is looked at; tests bring their own network and clock. */
export interface Looking {
  /** Whether a marked test message is sent through the contact form. */
  readonly sendsMessage?: boolean;
  readonly now?: Date;
  readonly ask?: Ask;
  readonly certificate?: (address: URL) => Promise<Certificate>;
}

/** Asks for paths of a site, each once; an error names the path. */
function getter(origin: string, ask: Ask): LiveSite['get'] {
  const asked = new Map<string, Promise<Answer>>();
  return (path) => {
    const answer =
      asked.get(path) ??
      ask(`${origin}${path}`).catch((error) => {
        throw new Error(`${path}: ${errorText(error)}`);
      });
    asked.set(path, answer);
    return answer;
  };
}

/** Why the other checks make no sense: the address does not show the site. */
function homeFinding({ status, headers }: Answer, origin: string): Finding | undefined {
  if (status === 200) return undefined;
  const target = headers.get('location');
  if (target === null)
    return {
      what: `${origin}/ answers ${status}.`,
      advice: "Look at the host's status page and at its list of deploys.",
    };
  return { what: `${origin}/ leads on to ${target}.`, advice: 'Check that address instead, or correct `siteUrl`.' };
}

async function secureFindings(address: URL, certificate: Required<Looking>['certificate'], now: Date) {
  if (address.protocol !== 'https:') return [];
  return certificateFindings(await certificate(address), now);
}

/**
 * Looks at a published site from outside, with about thirty requests.
 * @param address any address of the site; only its origin matters
 * @param expected what the content says
 */
export async function checkLive(
  address: URL,
  expected: ExpectedSite,
  { sendsMessage = false, now = new Date(), ask = createAsk(), certificate = certificateOf }: Looking = {},
): Promise<Finding[]> {
  const { origin } = address;
  const get = getter(origin, ask);
  const found: Finding[] = [];
  const attempt = async (check: () => Promise<readonly Finding[]>): Promise<void> => {
    try {
      found.push(...(await check()));
    } catch (error) {
      found.push({
        what: `The site did not answer: ${errorText(error)}.`,
        advice: 'Try again in a few minutes. If it stays so, look at the status page of the host.',
      });
    }
  };
  await attempt(() => secureFindings(address, certificate, now));
  let home: Answer | undefined;
  await attempt(async () => {
    home = await get('/');
    const wrong = homeFinding(home, origin);
    return wrong ? [wrong] : [];
  });
  if (home?.status !== 200) return found;
  const site = { origin, isSecure: address.protocol === 'https:', home, expected, now, ask, get, sendsMessage };
  for (const check of [...HOST_CHECKS, ...PUBLICATION_CHECKS, ...FORM_CHECKS]) await attempt(async () => check(site));
  return found;
}
