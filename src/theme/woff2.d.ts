declare module '*.woff2' {
  /** The font file's public URL. */
  const url: string;
  export default url;
}
