import { prefetchScript } from './prefetch';

/** How to load the framework, read from Gatsby's build by `node/gatsby-scripts.ts`. */
export interface Framework {
  /** The build's hash; the framework uses it to check that page and scripts belong together. */
  readonly compilation: string;
  /** URLs of the scripts that start the framework; the last one starts it once the others have run. */
  readonly scripts: string[];
}

/**
 * Starts the framework for a page, as Gatsby's own inline scripts would. Unlike a script element, an import needs no Trusted
 * Types policy. Once started, the framework cannot be started again, so it waits for everything it needs.
 * @param scripts include the page component's, which the framework would otherwise request only once it runs
 * @param data the page's data
 * @returns rejects if something fails to load or throws; it may be called again then
 */
export async function startFramework(
  { compilation, scripts }: Framework,
  path: string,
  data: Promise<void>,
): Promise<void> {
  // Gatsby prefetches the data of pages that visible links lead to and, given the mapping, their scripts. We leave those to
  // the click: the mapping would add 0.4 KB to the loader, which every visitor fetches.
  Object.assign(window, { pagePath: path, ___chunkMapping: {}, ___webpackCompilationHash: compilation });
  const load = (address: string): Promise<void> =>
    import(address).catch((error: unknown) => {
      // Some browsers remember a failed import by its URL.
      scripts[scripts.indexOf(address)] += '?';
      throw error;
    });
  const app = scripts.at(-1) ?? '';
  prefetchScript(app);
  await Promise.all([data, ...scripts.slice(0, -1).map(load)]);
  await load(app);
}
