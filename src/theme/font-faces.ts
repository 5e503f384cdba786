import { FIGTREE, FRAUNCES } from './fonts';
import standIns from './fonts/stand-ins.json';

function face(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}

function ownFace(family: string, file: string, weights: string): string {
  const src = `url(${file}) format("woff2")`;
  return face({ 'font-family': `"${family}"`, src, 'font-weight': weights, 'font-display': 'swap' });
}

/** The faces of both fonts. */
export const OWN_FACES = ownFace('Fraunces', FRAUNCES, '100 900') + ownFace('Figtree', FIGTREE, '400 700');

/** The faces of the system fonts that stand in for them until they are there. */
export const STAND_IN_FACES = standIns
  .map((descriptors) => face({ ...descriptors, 'font-weight': '100 900' }))
  .join('');
