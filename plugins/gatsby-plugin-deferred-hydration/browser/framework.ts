import { scriptPolicy } from './script-policy';

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
  // Once it runs, Gatsby prefetches the data of the pages that links in view lead to, and by this their scripts. Those come
  // with the click: the mapping would add 0.4 KB to the loader, which every visitor fetches.
  window.___chunkMapping = {};
  window.___webpackCompilationHash = compilation;
  for (const address of scripts) {
    const script = document.createElement('script');
    script.src = scriptPolicy.createScriptURL(address);
    // The framework would wait two minutes for one that has failed; if it is gone, it tries again immediately.
    script.onerror = () => script.remove();
    document.body.append(script);
  }
}
