import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** Files that text on the first screen needs; the head preloads them. */
export const FONT_FILES: readonly string[] = [fraunces, figtree];

export const DISPLAY_FONT = '"Fraunces", "Fraunces Fallback", Georgia, serif';
export const TEXT_FONT = '"Figtree", "Figtree Fallback", Arial, sans-serif';

/** The faces of both fonts, and local fallbacks stretched to the same metrics so that nothing shifts. */
export const FONT_FACES = `
@font-face{font-family:"Fraunces";src:url(${fraunces}) format("woff2");font-weight:100 900;font-style:normal;font-display:swap}
@font-face{font-family:"Figtree";src:url(${figtree}) format("woff2");font-weight:300 900;font-style:normal;font-display:swap}
@font-face{font-family:"Fraunces Fallback";src:local("Georgia"),local("Gelasio"),local("Liberation Serif");size-adjust:104%;ascent-override:94%;descent-override:24.5%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:98%;ascent-override:97%;descent-override:25.5%;line-gap-override:0%}
`;
