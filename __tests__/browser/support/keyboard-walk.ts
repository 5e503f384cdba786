import { expect, type Page } from '@playwright/test';
import { interfaceText } from './any-site';

/** More stops than any page has; a walk that is longer has met a trap. */
const MOST_STOPS = 400;

interface Stop {
  readonly key: string;
  readonly covered: boolean;
}

/** The controls that a person sees, in the order of the document. */
async function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('template, noscript, [aria-hidden="true"]'),
    );
    const groups = new Set<string>();
    const reachable = seen.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const entry = element.checked ? `${element.name} checked` : `${element.name} other`;
      const isEntry =
        element.checked ||
        ![...seen].some((other) => other instanceof HTMLInputElement && other.name === element.name && other.checked);
      if (!isEntry || groups.has(entry)) return false;
      groups.add(entry);
      return true;
    });
    return reachable.map((element, index) => {
      element.dataset.stop = `${index} ${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`;
      return element.dataset.stop;
    });
  });
}

async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (transitions.length > 0) {
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      await frame();
    }
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !element.dataset.stop) return null;
    // The first line: between the lines of a link there may be other words.
    const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const top = document.elementFromPoint(rect.x + rect.width / 2, rect.y + Math.min(rect.height / 2, innerHeight / 2));
    const covered =
      !top || !(element.contains(top) || top.contains(element) || top.closest('label')?.contains(element));
    return { key: element.dataset.stop, covered };
  });
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) break;
    // The parts of a date are stops of one field.
    if (stop.key === stops.at(-1)?.key) continue;
    if (stop.key === stops[0]?.key) break;
    stops.push(stop);
  }
  return stops;
}

/** Tab reaches every control of a page both ways, in the order of the document, and none lies behind another. */
export async function expectReachedByKeyboard(page: Page): Promise<void> {
  // The walk hydrates the page; it should not change under our feet half-way.
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const controls = await markControls(page);
  const forwards = await walk(page, 'Tab');
  expect(forwards.map(({ key }) => key)).toEqual(controls);
  expect(forwards.filter(({ covered }) => covered)).toEqual([]);
  expect(forwards[0]?.key).toContain(interfaceText('skipLink').slice(0, 30));
  await page.evaluate(() => {
    const end = document.createElement('button');
    end.textContent = 'end';
    document.body.append(end);
    end.focus();
  });
  const backwards = await walk(page, 'Shift+Tab');
  expect(backwards.map(({ key }) => key)).toEqual([...controls].reverse());
  expect(backwards.filter(({ covered }) => covered)).toEqual([]);
}
