import { furtherLetters, standIns } from './fonts/faces.json';
import figtree from './fonts/figtree.woff2';
import figtreeFurther from './fonts/figtree-further.woff2';
import fraunces from './fonts/fraunces.woff2';
import frauncesFurther from './fonts/fraunces-further.woff2';

/** The files that every page needs: English, in both fonts. */
export const FONT_FILES = [fraunces, figtree];

type Descriptors = Readonly<Record<string, string>>;

function face(descriptors: Descriptors): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}

/** A file of a font. Text is shown before it has come, in a stand-in whose lines break alike. */
function ownFace(family: string, file: string, further: Descriptors): string {
  const src = `url(${file}) format("woff2")`;
  return face({ 'font-family': `"${family}"`, src, 'font-display': 'swap', ...further });
}

/** One font: English first, then the letters of names and currencies, which few pages have. */
function ownFaces(family: string, file: string, furtherFile: string, weights: string): string {
  const descriptors = { 'font-weight': weights };
  return (
    ownFace(family, file, descriptors) +
    ownFace(family, furtherFile, { ...descriptors, 'unicode-range': furtherLetters })
  );
}

/** A font and its stand-ins, in the order in which they are looked for. */
function familiesOf(family: string): string {
  const names = standIns.map((standIn) => standIn['font-family']).filter((name) => name.startsWith(`"${family} `));
  return [`"${family}"`, ...new Set(names)].join();
}

/** All faces that the theme names, and the lists of families by which `theme.ts` names them. */
export const FONT_STYLES = [
  ownFaces('Fraunces', fraunces, frauncesFurther, '100 900'),
  ownFaces('Figtree', figtree, figtreeFurther, '400 700'),
  ...standIns.map(face),
  `:root{--font-display:${familiesOf('Fraunces')},Georgia,serif;--font-text:${familiesOf('Figtree')},Arial,sans-serif}`,
].join('');
