import type { Redirect } from '../index';

/** A path that every host's file format can hold as it is, and that leads out of no folder. */
export const PLAIN_PATH = /^(?=\/)(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*\/?$/;
/** An https address that the same formats can hold: without user, query and fragment. */
export const PLAIN_ADDRESS = /^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[A-Za-z0-9/._~-]*)?$/;

/**
 * The redirects in the order of their paths, each written with a slash at the end.
 * @param pages the paths of the pages that exist
 * @throws Error where a redirect would hide a page (Cloudflare redirects before it looks for a file), leads nowhere, or has
 * a path that cannot be written safely
 */
export function checkedRedirects<Moved extends Redirect>(
  redirects: readonly Moved[],
  pages: ReadonlySet<string>,
): Moved[] {
  const seen = new Set<string>();
  return redirects
    .map((redirect) => ({ ...redirect, from: redirect.from.endsWith('/') ? redirect.from : `${redirect.from}/` }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((redirect) => {
      const { from, to } = redirect;
      const isOutside = to.startsWith('https://');
      if (!PLAIN_PATH.test(from) || !(PLAIN_PATH.test(to) || PLAIN_ADDRESS.test(to)))
        throw new Error(`The redirect ${from} -> ${to} is not a plain path.`);
      if (pages.has(from)) throw new Error(`The redirect ${from} -> ${to} would hide a page.`);
      if (!isOutside && !pages.has(to)) throw new Error(`The redirect ${from} -> ${to} leads to no page.`);
      if (seen.has(from)) throw new Error(`There are two redirects from ${from}.`);
      seen.add(from);
      return redirect;
    });
}
