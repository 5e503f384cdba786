import type {} from '@mui/material/themeCssVarsAugmentation';

interface BandColor {
  readonly main: string;
  readonly contrastText: string;
}

interface BrandRoles {
  /** A quiet tinted band. */
  wash: BandColor;
  /** A dark band in the brand's colour. */
  deep: BandColor;
  /** Small tinted backgrounds: badges and icons. */
  tile: { readonly main: string };
  /** The accent as a text colour on paper. */
  accentText: { readonly main: string };
  /** Borders of fields and controls. */
  outline: { readonly main: string };
}

declare module '@mui/material/styles' {
  interface Palette extends BrandRoles {}
  interface PaletteOptions extends Partial<BrandRoles> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** A text link that leads on, with an arrow. */
    link: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Stands out by a border in the brand's colour. */
    marked: true;
  }
}
