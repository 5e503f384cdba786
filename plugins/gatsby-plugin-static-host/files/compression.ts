/** How the finished files are compressed; qualities as brotli and zlib count them. */
export interface Compression {
  /** For files whose name changes with their content: compressed once, sent for a year. */
  readonly hashed: number;
  /** For pages and data, which every build may change. */
  readonly other: number;
}

/** The files that are compressed; pictures and fonts are so already. */
export const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/;

/** The best quality takes 0.07 s a page: with many texts, a build would spend long on what visitors hardly notice. */
const STEPS: readonly (Compression & { readonly upTo: number })[] = [
  { upTo: 500, hashed: 11, other: 11 },
  { upTo: 2000, hashed: 11, other: 9 },
  { upTo: Number.POSITIVE_INFINITY, hashed: 9, other: 5 },
];

/**
 * Decides from the environment and the number of texts: `PRECOMPRESS=off` writes nothing, `PRECOMPRESS=0` to `11` sets one brotli quality for all.
 * Netlify and Cloudflare Pages compress by themselves, so nothing is written there.
 * @throws Error where PRECOMPRESS is neither
 */
export function compressionFor(
  environment: Readonly<Record<string, string | undefined>>,
  files: readonly string[],
): Compression | undefined {
  const wish = environment.PRECOMPRESS;
  if (wish === undefined || wish === '') {
    if (environment.NETLIFY || environment.CF_PAGES) return undefined;
    const count = files.filter((file) => TEXT.test(file)).length;
    return STEPS.find(({ upTo }) => count <= upTo);
  }
  if (wish === 'off') return undefined;
  const quality = Number(wish);
  if (!Number.isInteger(quality) || quality < 0 || quality > 11) {
    throw new Error(`PRECOMPRESS must be "off" or a whole number from 0 to 11, not "${wish}".`);
  }
  return { hashed: quality, other: quality };
}
