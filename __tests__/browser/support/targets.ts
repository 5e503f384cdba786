import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8 asks for 24 px; our own rule for what one acts with is 44 px. */
const LEAST = 24;
const PRIMARY = 44;

/** Targets are large enough for a thumb. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(
    ([least, primary]) => {
      const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline';
      return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
        .filter(
          (element) =>
            !element.matches(':disabled') &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !isInline(element),
        )
        .map((element) => ({ element, rect: element.getBoundingClientRect() }))
        .filter(({ element, rect }) => {
          const isPrimary = element.matches(
            'button, [target="_blank"], select, input:not([type="radio"], [type="checkbox"]), textarea',
          );
          const needed = isPrimary && !element.closest('article p, article li') ? primary : least;
          return rect.width > 1 && rect.height > 1 && (rect.height < needed - 0.5 || rect.width < least);
        })
        .map(({ element, rect }) => `${element.outerHTML.slice(0, 80)}: ${rect.width} x ${rect.height}`);
    },
    [LEAST, PRIMARY] as const,
  );
  expect(small).toEqual([]);
}
