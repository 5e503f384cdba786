import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React leaves of a part that failed inside a `Suspense`, for the browser to try again. */
const FAILED = '<!--$!-->';

/** Milliseconds after which a part that still waits has failed. */
const PATIENCE = 1000;

/** Renders a failed page again, because only streams report which part failed and why. */
function failureOf(page: ReactNode, path: string): Promise<Error> {
  return new Promise((resolve) => {
    const report = (reason: unknown, componentStack = ''): void => {
      const [, part = 'of the page'] = /^\s*at ([A-Z]\w*)/m.exec(componentStack) ?? [];
      const words = reason instanceof Error ? reason.message : String(reason);
      const failure = new Error(`The page ${path} cannot be built: its part ${part} failed. ${words}`);
      // Gatsby would print lines of bundled code.
      failure.stack = failure.message;
      resolve(failure);
    };
    const { abort } = renderToPipeableStream(page, {
      onError: (error, { componentStack }) => report(error, componentStack),
    });
    setTimeout(() => abort(new Error('It waits for something, which a build cannot.')), PATIENCE);
  });
}

/**
 * Renders a page to HTML.
 * @param path the page's, for the error
 * @throws if any part fails: React alone would publish the page without that part
 */
export async function renderPage(page: ReactNode, path: string): Promise<string> {
  let html = FAILED;
  try {
    html = renderToString(page);
  } catch {
    // Rendered again below.
  }
  if (html.includes(FAILED)) throw await failureOf(page, path);
  return html;
}
