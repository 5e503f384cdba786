import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * Of 0 to 9: a sixth of the time of sharp's own 4 for pictures that are 8% larger (docs/benchmarks/2026-11-23-builds.md). Pictures are found
 * in the cache by what gatsby-plugin-sharp is asked for, which this is not part of: after a change, delete `.build`.
 */
const EFFORT = 2;

interface Encoder {
  avif: (this: Sharp, options?: AvifOptions) => Sharp;
}

/**
 * Sets the AVIF effort for callers that set none. gatsby-plugin-sharp has no option for it, and its pictures
 * are nearly all of the time of a small build.
 */
export function setAvifEffort(encoder: Encoder = sharp.prototype): void {
  const { avif } = encoder;
  encoder.avif = function withEffort(options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
}
