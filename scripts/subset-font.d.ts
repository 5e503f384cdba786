declare module 'subset-font' {
  interface Range {
    readonly min: number;
    readonly max: number;
    readonly default?: number;
  }

  interface Options {
    readonly targetFormat?: 'woff2' | 'woff' | 'truetype';
    /** A number pins an axis, a range limits it. */
    readonly variationAxes?: Readonly<Record<string, number | Range>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }

  /** Keeps the glyphs of a text and what the options name. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
