import { createContext, useContext, useState } from 'react';

/** What was entered into planners and not kept, by planner. It is not on the device: it goes with the document. */
type LeftBehind = Map<string, unknown>;

/** Holds it while the visitor is on other pages of the site. */
export const LeftEntriesContext = createContext<LeftBehind | null>(null);

/** The store for `LeftEntriesContext`, which is around all pages. */
export function useLeftEntriesStore(): LeftBehind {
  return useState<LeftBehind>(() => new Map())[0];
}

/** What was left behind; null where nothing is held. */
export function useLeftEntries(): LeftBehind | null {
  return useContext(LeftEntriesContext);
}
