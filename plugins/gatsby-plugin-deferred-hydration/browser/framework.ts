/** How to load the framework, read from Gatsby's build by `node/gatsby-scripts.ts`. */
export interface Framework {
  /** The build's hash; the framework uses it to check that page and scripts belong together. */
  readonly compilation: string;
  /** URLs of the scripts that start the framework. */
  readonly scripts: readonly string[];
}

/**
 * Starts the framework for a page, as Gatsby's own inline scripts would. Unlike a script element, an import needs no Trusted
 * Types policy.
 * @param scripts include the page component's, which the framework would otherwise request only once it runs
 * @returns rejects if a script fails to load or throws
 */
export async function startFramework({ compilation, scripts }: Framework, path: string): Promise<void> {
  // Gatsby prefetches the data of pages that visible links lead to and, given the mapping, their scripts. We leave those to
  // the click: the mapping would add 0.4 KB to the loader, which every visitor fetches.
  Object.assign(window, { pagePath: path, ___chunkMapping: {}, ___webpackCompilationHash: compilation });
  await Promise.all(scripts.map((address) => import(address)));
}
