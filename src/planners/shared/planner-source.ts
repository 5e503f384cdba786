import type { Fact, RuleFact } from './facts';

/** What check and build need of a planner. */
export interface PlannerNeeds {
  /** Its folder in `src/planners`, whose `page.tsx` is its page. */
  readonly folder: string;
  readonly facts: readonly RuleFact[];
  readonly words: Readonly<Record<string, object>>;
}

/** Props from the planner's page; everything else is in its definition. */
export interface PlannerSource {
  readonly facts: readonly Fact[];
  /** A sentence in the results that links to an article, if the planner has a place for it. */
  readonly resultsArticle?: string | null;
  /** The pages of the site's tools; sentences that link to others are left out. */
  readonly tools?: readonly string[];
}
