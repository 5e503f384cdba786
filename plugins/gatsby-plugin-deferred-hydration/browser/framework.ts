/** How the framework is loaded, as Gatsby's build wrote it (read by `node/gatsby-scripts.ts`). */
export interface Framework {
  /** The hash of this build, by which the framework knows that page and scripts belong together. */
  readonly compilation: string;
  /** The addresses of the scripts that start it. */
  readonly scripts: readonly string[];
}

declare global {
  interface Window {
    ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
    ___webpackCompilationHash?: string;
    pagePath?: string;
  }
}

/**
 * Starts the framework for the page of a path, as Gatsby's own inline scripts would.
 * @param scripts also those of the page's component, which the framework itself would request only once it runs
 */
export function startFramework({ compilation, scripts }: Framework, path: string): void {
  window.pagePath = path;
  // Gatsby reads it only to prefetch other pages, which this site does not.
  window.___chunkMapping = {};
  window.___webpackCompilationHash = compilation;
  for (const address of scripts) {
    const script = document.createElement('script');
    script.src = address;
    // The framework would wait two minutes for one that has failed; if it is gone, it tries again immediately.
    script.onerror = () => script.remove();
    document.body.append(script);
  }
}
