import type { Framework } from '../browser/framework';

/** The scripts named in a build's HTML. */
export interface GatsbyScripts extends Framework {
  /** Each page component's files, by Gatsby's chunk name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Gatsby's own scripts as HTML, relative to the project; the `build-javascript` stage writes it. */
export const GATSBY_SCRIPTS = 'public/_gatsby/slices/_gatsby-scripts-1.html';

const MAPPING = /window\.___chunkMapping=("(?:\\.|[^"\\])*")/;
const COMPILATION = /window\.___webpackCompilationHash="([^"]*)"/;
const SOURCE = /<script[^>]* src="([^"]+)"/g;

/**
 * Reads how Gatsby's scripts start the framework.
 * @param html a page's scripts as Gatsby writes them
 * @throws Error if they have an unexpected form: no page would hydrate
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
