import { FIGTREE, FRAUNCES } from './fonts';
import standIns from './fonts/stand-ins.json';

function face(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}

function ownFace(family: string, file: string, weights: string): string {
  const src = `url(${file}) format("woff2")`;
  return face({ 'font-family': `"${family}"`, src, 'font-weight': weights, 'font-display': 'optional' });
}

/**
 * The faces of both fonts, which documents request first. One that arrives too late for the first paint is used
 * from the next page on, so text never changes its font before the reader's eyes and nothing moves.
 */
const OWN_FACES = ownFace('Fraunces', FRAUNCES, '100 900') + ownFace('Figtree', FIGTREE, '400 700');

/** The faces of the fallback system fonts, for when they arrive too late. */
const STAND_IN_FACES = standIns.map((descriptors) => face({ ...descriptors, 'font-weight': '100 900' })).join('');

/** All faces that the theme names. */
export const FONT_FACES = OWN_FACES + STAND_IN_FACES;
