/** How the framework is loaded, as Gatsby's build wrote it (read by `node/gatsby-scripts.ts`). */
export interface Framework {
  /** The files of each page's own component, by its name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The hash of this build, by which the framework knows that page and scripts belong together. */
  readonly compilation: string;
  /** The addresses of the scripts that start it. */
  readonly scripts: readonly string[];
}

declare global {
  interface Window {
    ___chunkMapping?: string;
    ___webpackCompilationHash?: string;
    pagePath?: string;
  }
}

/**
 * Starts the framework for the page of a path, as Gatsby's own inline scripts would.
 * @param path the page's own path
 * @param prefix the path below which the whole site is, without a slash at its end
 */
export function startFramework({ chunks, compilation, scripts }: Framework, path: string, prefix: string): void {
  window.pagePath = path;
  window.___chunkMapping = JSON.stringify(chunks);
  window.___webpackCompilationHash = compilation;
  // The framework itself would request the page's component only once it runs.
  const component = chunks[window.pageData?.componentChunkName ?? ''] ?? [];
  for (const address of [...scripts, ...component.map((file) => prefix + file)]) {
    const script = document.createElement('script');
    script.src = address;
    // The framework would wait two minutes for one that has failed; if it is gone, it tries again immediately.
    script.onerror = () => script.remove();
    document.body.append(script);
  }
}
