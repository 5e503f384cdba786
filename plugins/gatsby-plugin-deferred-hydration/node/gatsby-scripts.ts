import type { Framework } from '../browser/framework';

/** What a build's HTML says about its scripts. */
export interface GatsbyScripts extends Framework {
  /** The files of each page's component, by Gatsby's name of it. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** The file with Gatsby's own scripts as HTML, relative to the project; `build-javascript` writes it. */
export const GATSBY_SCRIPTS = 'public/_gatsby/slices/_gatsby-scripts-1.html';

const MAPPING = /window\.___chunkMapping=("(?:\\.|[^"\\])*")/;
const COMPILATION = /window\.___webpackCompilationHash="([^"]*)"/;
const SOURCE = /<script[^>]* src="([^"]+)"/g;

/**
 * Reads from Gatsby's scripts how they start the framework.
 * @param html the scripts of a page, as Gatsby writes them
 * @throws Error where they do not look as expected, since no page would hydrate then
 */
export function readFramework(html: string): GatsbyScripts {
  const mapping = MAPPING.exec(html)?.[1];
  const compilation = COMPILATION.exec(html)?.[1];
  const scripts = [...html.matchAll(SOURCE)].flatMap(([, source]) => source ?? []);
  if (!mapping || !compilation || scripts.length === 0) {
    throw new Error(
      `${GATSBY_SCRIPTS} does not hold the scripts that Gatsby 5.16 writes, from which gatsby-plugin-deferred-hydration starts the framework. Take the plugin out of gatsby-config.ts or see its README.`,
    );
  }
  return { chunks: JSON.parse(JSON.parse(mapping)), compilation, scripts };
}
