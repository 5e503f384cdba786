import type { Spot } from './in-page';

/** What a browser must be able to do for the tests; all else is done in the page. */
export interface Driver {
  /** Opens an address and waits until it has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly pressAt: (spot: Spot) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** Errors that are the browser's own fault on every page. */
  readonly known?: RegExp;
  /** Its name and version. */
  readonly label: string;
  /** An empty window with no memory of another, as wide as a phone where the browser allows it. */
  readonly newWindow: () => Promise<Driver>;
  readonly stop: () => Promise<void>;
}

/** The window that is asked for. */
export const PHONE = { width: 390, height: 800 } as const;
