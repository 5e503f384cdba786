import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydration';

/** More stops than any page has; a walk that is longer has met a trap. */
const MOST_STOPS = 400;

interface Stop {
  readonly key: string;
  readonly covered: boolean;
}

/** Numbers the controls that a person can reach, in the order of the document; radio buttons of a group are one. */
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
    const isRadio = (element: Element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'radio';
    const radios = seen.filter(isRadio);
    const entryOf = ({ name }: HTMLInputElement): HTMLInputElement | undefined => {
      const group = radios.filter((radio) => radio.name === name);
      return group.find(({ checked }) => checked) ?? group[0];
    };
    const reachable = seen.filter((element) => !isRadio(element) || element === entryOf(element));
    return reachable.map((element, index) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      element.dataset.stop = `${index} ${element.tagName} ${name.trim().slice(0, 30)}`;
      return element.dataset.stop;
    });
  });
}

/** The control that has the focus, once nothing moves any more. */
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
    const isOnTop = top && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element));
    return { key: element.dataset.stop, covered: !isOnTop };
  });
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop || (stops.length > 1 && stop.key === stops[0]?.key)) break;
    // The parts of a date are stops of one field.
    if (stop.key !== stops.at(-1)?.key) stops.push(stop);
  }
  return stops;
}

/** Tab reaches every control of a page both ways, in the order of the document, and none lies behind another. */
export async function expectReachedByKeyboard(page: Page): Promise<void> {
  // The walk hydrates the page; it should not change under our feet half-way.
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  const controls = await markControls(page);
  const forwards = await walk(page, 'Tab');
  await page.evaluate(() => {
    const end = document.createElement('button');
    end.textContent = 'end';
    document.body.append(end);
    end.focus();
  });
  const backwards = await walk(page, 'Shift+Tab');
  expect(forwards.map(({ key }) => key)).toEqual(controls);
  expect(backwards.map(({ key }) => key)).toEqual(controls.toReversed());
  expect([...forwards, ...backwards].filter(({ covered }) => covered)).toEqual([]);
}
