import type { Page } from '@playwright/test';

/** Makes pages record their unexpected shifts in `window.shifts`. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
    const shifts: { readonly value: number; readonly moved: readonly string[] }[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? 'removed'),
        );
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
