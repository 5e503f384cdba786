/** How the framework is loaded, as Gatsby's build wrote it (read by `node/gatsby-scripts.ts`). */
export interface Framework {
  /** The hash of this build, by which the framework knows that page and scripts belong together. */
  readonly compilation: string;
  /** The addresses of the scripts that start it. */
  readonly scripts: readonly string[];
}

/**
 * Starts the framework for the page of a path, as Gatsby's own inline scripts would. An import, unlike a script element, needs
 * no Trusted Types policy.
 * @param scripts also those of the page's component, which the framework itself would request only once it runs
 * @returns fails where one of them does not come or fails
 */
export async function startFramework({ compilation, scripts }: Framework, path: string): Promise<void> {
  // Once it runs, Gatsby prefetches the data of the pages that links in view lead to, and by the mapping their scripts. Those
  // come with the click: the mapping would add 0.4 KB to the loader, which every visitor fetches.
  Object.assign(window, { pagePath: path, ___chunkMapping: {}, ___webpackCompilationHash: compilation });
  await Promise.all(scripts.map((address) => import(address)));
}
