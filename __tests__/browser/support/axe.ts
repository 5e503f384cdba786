import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe could not decide by itself and a person has looked at. A finding that is not listed fails.
 * `target` is a part of the selector that axe names.
 */
const REVIEWED: readonly { readonly rule: string; readonly target: string; readonly why: string }[] = [];

function isReviewed(rule: string, target: string): boolean {
  return REVIEWED.some((entry) => entry.rule === rule && target.includes(entry.target));
}

/** Runs every rule of WCAG 2.2 AA and the best practices; expects no violation and nothing undecided. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target: String(target), failureSummary })),
  );
  const undecided = incomplete
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => ({ id, target: String(target), message: any[0]?.message })),
    )
    .filter(({ id, target }) => !isReviewed(id, target));
  expect({ found, undecided }).toEqual({ found: [], undecided: [] });
}
