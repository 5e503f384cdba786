/** One request and the answer that every server must give to it. */
export interface HostCase {
  readonly what: string;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** The `Location`, or none. */
  readonly location?: string;
  /** Headers that must have exactly this value; `null` for one that must be missing. */
  readonly expected?: Readonly<Record<string, string | null>>;
  /** True where the server answers by itself: before the site's rules are read, or (nginx, 416) with each header twice. */
  readonly byItself?: boolean;
}

/** What every page of HTML is served with. */
export const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'x-robots-tag': null,
};

/** What a file that is no page is served with besides: no script runs in it, however it is opened. */
export const FILE = {
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
