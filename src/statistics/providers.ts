import type { Counted } from './count';

/** What the page script sends of a page view or an event. */
export interface Hit extends Counted {
  /** The page; of its query only campaign parameters. */
  readonly url: URL;
  /** The page of another site that led here, without its query; empty if there is none. */
  readonly referrer: string;
}

/** A POST to the provider. */
interface HitRequest {
  /** What follows the address of the server. */
  readonly path: string;
  /** Sent as JSON. */
  readonly data?: object;
  /** The media type of the data, if not `text/plain`. */
  readonly type?: 'application/json';
}

/** The documented request of a provider for a hit; `site` is what the provider calls the site. */
export type RequestOf = (hit: Hit, site: string) => HitRequest;

/** https://plausible.io/docs/events-api */
export const plausible: RequestOf = ({ name = 'pageview', url, referrer, details: props }, domain) => ({
  path: '/api/event',
  data: { name, url, domain, referrer, props },
});

/** https://umami.is/docs/api/sending-stats */
export const umami: RequestOf = (hit, website) => {
  const { hostname, pathname, search } = hit.url;
  const { name, referrer, details: data } = hit;
  const payload = { website, hostname, url: pathname + search, referrer, name, data };
  return { path: '/api/send', data: { type: 'event', payload }, type: 'application/json' };
};

/** https://www.goatcounter.com/help/pixel; what an event belongs to is part of its name there. */
export const goatcounter: RequestOf = ({ name, url: { pathname, search }, referrer, details }) => {
  const event = name && { p: [name, pathname, ...Object.values(details)].join(' '), e: 'true' };
  return { path: `/count?${new URLSearchParams({ p: pathname, q: search, r: referrer, ...event })}` };
};

/** A provider of statistics with a documented HTTP endpoint, so that no script of its own runs. */
export interface StatisticsProvider {
  readonly request: RequestOf;
  /** The setting `site`: its form, and what a wrong one must be; none where the server's address identifies the site. */
  readonly site?: { readonly pattern: RegExp; readonly mistake: string };
}

/** All providers, by the name in `content/site.yaml` and of the function, which is all that a page carries. */
export const STATISTICS_PROVIDERS = {
  plausible: {
    request: plausible,
    site: {
      pattern: /^(?!https?:)[^\s?#]+$/i,
      mistake: 'must be the domain as it was added at Plausible, without https://',
    },
  },
  umami: {
    request: umami,
    site: {
      pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
      mistake: 'must be the Website ID that Umami shows in the settings of the website',
    },
  },
  goatcounter: { request: goatcounter },
} satisfies Readonly<Record<string, StatisticsProvider>>;

export type StatisticsProviderName = keyof typeof STATISTICS_PROVIDERS;
