declare module 'fontverter' {
  /** Brings a font into another format; the file says which one it is in. */
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
