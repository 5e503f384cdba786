import display from './fonts/display.woff2';
import displayFurther from './fonts/display-further.woff2';
import faces from './fonts/faces.json';
import text from './fonts/text.woff2';
import textFurther from './fonts/text-further.woff2';

/** The files every page needs: English, in both fonts. */
export const FONT_FILES = [display, text];

type Descriptors = Readonly<Record<string, string>>;

/** A font as `scripts/fonts/make-fonts.mjs` describes it. */
interface Font {
  readonly family: string;
  readonly weights: string;
  readonly fallbacks: string;
  readonly standIns: readonly Descriptors[];
}

function face(descriptors: Descriptors): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}

/** A font file. Until it arrives, text appears in a fallback with matching line breaks. */
function ownFace({ family, weights }: Font, file: string, further: Descriptors = {}): string {
  const src = `url(${file}) format("woff2")`;
  return face({ 'font-family': `"${family}"`, src, 'font-display': 'swap', 'font-weight': weights, ...further });
}

/** One font: English first, then letters for names and currencies, which few pages need, then its stand-ins. */
function facesOf(font: Font, file: string, furtherFile: string): string {
  const further = ownFace(font, furtherFile, { 'unicode-range': faces.furtherLetters });
  return [ownFace(font, file), further, ...font.standIns.map(face)].join('');
}

/** A font and its fallbacks, in order. */
function familiesOf({ family, fallbacks, standIns }: Font): string {
  return [`"${family}"`, ...new Set(standIns.map((standIn) => standIn['font-family'])), fallbacks].join();
}

/** All font faces, and the family lists that `theme.ts` uses. */
export const FONT_STYLES = [
  facesOf(faces.display, display, displayFurther),
  facesOf(faces.text, text, textFurther),
  `:root{--font-display:${familiesOf(faces.display)};--font-text:${familiesOf(faces.text)}}`,
].join('');
