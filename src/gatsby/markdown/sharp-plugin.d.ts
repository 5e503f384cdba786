declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  /** The part of the plugin that we call; it ships no types. */
  export function generateImageData(options: {
    file: Node;
    args: Readonly<Record<string, unknown>>;
    reporter: Reporter;
    cache: GatsbyCache;
    pathPrefix: string;
  }): Promise<IGatsbyImageData | undefined>;
}
