import { createContext, useContext, useState } from 'react';

/** Unsaved planner answers, by planner. They are held in memory only and vanish with the document. */
type LeftBehind = Map<string, unknown>;

/** Holds them while the visitor is on other pages of the site. */
export const LeftAnswersContext = createContext<LeftBehind | null>(null);

/** The store for `LeftAnswersContext`, which wraps all pages. */
export function useLeftAnswersStore(): LeftBehind {
  return useState<LeftBehind>(() => new Map())[0];
}

/** Unsaved answers of all planners; null without a store. */
export function useLeftAnswers(): LeftBehind | null {
  return useContext(LeftAnswersContext);
}
