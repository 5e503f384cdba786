import type { ReadPage } from './read-page';
import type { ReadSite } from './read-site';
import { similarity } from './sentences';

/** A page that is there in both states; at another address where it moved. */
export interface PagePair {
  readonly before: ReadPage;
  readonly after: ReadPage;
  /** Of a page that moved: whether the old address leads to the new one. */
  readonly isForwarded?: boolean;
}

/** A page that is no longer there, and where its address leads. */
export interface GonePage {
  readonly page: ReadPage;
  readonly leadsTo?: string;
}

/** Which page of the base is which page of the head. */
export interface MatchedPages {
  readonly pairs: readonly PagePair[];
  readonly added: readonly ReadPage[];
  readonly gone: readonly GonePage[];
}

/** Two pages with more in common are one that moved, even where no redirect says so. */
const SAME_PAGE = 0.8;

const textOf = (page: ReadPage): string => page.lines.map(({ text }) => text).join(' ');

function sameTextAs(page: ReadPage, candidates: readonly ReadPage[]): ReadPage | undefined {
  const text = textOf(page);
  return candidates.find(
    (candidate) => candidate.name === page.name || similarity(text, textOf(candidate)) > SAME_PAGE,
  );
}

/** Matches pages by their address; one whose address is gone by the redirect from it, or by what it says. */
export function matchPages(base: ReadSite, head: ReadSite): MatchedPages {
  const fresh = [...head.pages.values()].filter(({ path }) => !base.pages.has(path));
  const pairs: PagePair[] = [];
  const gone: GonePage[] = [];
  for (const before of base.pages.values()) {
    const same = head.pages.get(before.path);
    if (same) {
      pairs.push({ before, after: same });
      continue;
    }
    const leadsTo = head.redirects.get(before.path);
    const moved = fresh.find(({ path }) => path === leadsTo) ?? (leadsTo ? undefined : sameTextAs(before, fresh));
    if (!moved) gone.push({ page: before, ...(leadsTo && { leadsTo }) });
    else {
      fresh.splice(fresh.indexOf(moved), 1);
      pairs.push({ before, after: moved, isForwarded: leadsTo !== undefined });
    }
  }
  return { pairs, added: fresh, gone };
}
