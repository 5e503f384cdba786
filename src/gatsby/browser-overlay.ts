import { formatProblem } from '../content/check/format';
import type { Problem } from '../content/read/problem';

/** What Gatsby's error overlay shows of one error (gatsby/cache-dir/fast-refresh-overlay). */
interface OverlayError {
  readonly code: string;
  readonly level: 'ERROR';
  readonly text: string;
  readonly filePath: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly context: { readonly sourceMessage: string };
}

const OVERLAY_ID = 'content-check';

function overlayError(problem: Problem): OverlayError {
  const { file, line, column, rule, message } = problem;
  return {
    code: rule,
    level: 'ERROR',
    text: formatProblem(problem),
    filePath: file,
    location: { start: { line, column } },
    context: { sourceMessage: `${file}:${line}  ${message}` },
  };
}

/**
 * Shows errors on top of every page that `gatsby develop` has open, and takes them away when there are none.
 * Gatsby has no public way to do this; its own query errors go through the same module. Should it move one day, the
 * terminal still reports.
 */
export async function showInBrowser(errors: readonly Problem[]): Promise<void> {
  try {
    const { websocketManager } = await import('gatsby/dist/utils/websocket-manager');
    // The module's types say text; what it is given and passes on to the browser are structured errors.
    Reflect.apply(websocketManager.emitError, websocketManager, [
      OVERLAY_ID,
      errors.length === 0 ? null : errors.map(overlayError),
    ]);
  } catch {
    // The terminal has the same report.
  }
}
