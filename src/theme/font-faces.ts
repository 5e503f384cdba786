import { furtherLetters, standIns } from './fonts/faces.json';
import figtree from './fonts/figtree.woff2';
import figtreeFurther from './fonts/figtree-further.woff2';
import fraunces from './fonts/fraunces.woff2';
import frauncesFurther from './fonts/fraunces-further.woff2';

/** The files every page needs: English, in both fonts. */
export const FONT_FILES = [fraunces, figtree];

type Descriptors = Readonly<Record<string, string>>;

function face(descriptors: Descriptors): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}

/** A font file. Until it arrives, text appears in a fallback with matching line breaks. */
function ownFace(family: string, file: string, further: Descriptors): string {
  const src = `url(${file}) format("woff2")`;
  return face({ 'font-family': `"${family}"`, src, 'font-display': 'swap', ...further });
}

/** One font: English first, then letters for names and currencies, which few pages need. */
function ownFaces(family: string, file: string, furtherFile: string, weights: string): string {
  const descriptors = { 'font-weight': weights };
  return (
    ownFace(family, file, descriptors) +
    ownFace(family, furtherFile, { ...descriptors, 'unicode-range': furtherLetters })
  );
}

/** A font and its fallbacks, in order. */
function familiesOf(family: string): string {
  const names = standIns.map((standIn) => standIn['font-family']).filter((name) => name.startsWith(`"${family} `));
  return [`"${family}"`, ...new Set(names)].join();
}

/** All font faces, and the family lists that `theme.ts` uses. */
export const FONT_STYLES = [
  ownFaces('Fraunces', fraunces, frauncesFurther, '100 900'),
  ownFaces('Figtree', figtree, figtreeFurther, '400 700'),
  ...standIns.map(face),
  `:root{--font-display:${familiesOf('Fraunces')},Georgia,serif;--font-text:${familiesOf('Figtree')},Arial,sans-serif}`,
].join('');
