declare module '*.woff2' {
  /** The public address of the font file. */
  const url: string;
  export default url;
}
