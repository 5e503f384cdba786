import { z } from 'zod';
import { readAddress } from './address';

/** A path that every host's file format can hold verbatim and that cannot leave its folder. */
const PLAIN_PATH = /^(?=\/)(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*\/?$/;

const PLAIN = 'must be a path of this site, such as /about/, of the letters A to Z, digits and . _ ~ - only';

/** An https URL that the same formats can express: without user, query or fragment. */
const PLAIN_ADDRESS = /^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[A-Za-z0-9/._~-]*)?$/;

const isAddress = (to: string): boolean => readAddress(to).kind !== undefined;

const path = (description: string) => z.string().regex(PLAIN_PATH, { message: PLAIN }).describe(description);

const paths = (what: string) =>
  z
    .array(path(`The address of ${what}.`))
    .describe(`The addresses of ${what.replace(/^an? /, 'every ')} that was ever published.`);

/** `content/permalinks.yaml`: every URL visitors may have saved; `npm run lock:addresses` writes it. */
export const permalinks = z.strictObject({
  pages: paths('a page'),
  categories: paths('a category'),
  articles: paths('an article'),
});

/** The lists of `permalinks`. */
export type PermalinkKind = keyof z.infer<typeof permalinks>;

/** An entry of `content/redirects.yaml`: a page that has moved permanently. */
export const redirect = z.strictObject({
  from: path('The old address, such as /old-page/.'),
  to: z
    .string()
    .refine((to) => PLAIN_PATH.test(to) || (PLAIN_ADDRESS.test(to) && isAddress(to)), {
      message: `${PLAIN}, or such an address that begins with https://`,
    })
    .describe('Where it leads now: a page or a file of this site, or an https address.'),
});
