import { createContext, useContext, useState } from 'react';

/** Unsaved planner entries, by planner. They are held in memory only and vanish with the document. */
type LeftBehind = Map<string, unknown>;

/** Holds them while the visitor is on other pages of the site. */
export const LeftEntriesContext = createContext<LeftBehind | null>(null);

/** The store for `LeftEntriesContext`, which wraps all pages. */
export function useLeftEntriesStore(): LeftBehind {
  return useState<LeftBehind>(() => new Map())[0];
}

/** Unsaved entries of all planners; null without a store. */
export function useLeftEntries(): LeftBehind | null {
  return useContext(LeftEntriesContext);
}
