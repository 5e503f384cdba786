// Guards WCAG 2.2 AA on each kind of page: axe, contrast on pixels, target sizes, reflow, keyboard.
import { expect, type Page } from '@playwright/test';
import { PLANNERS, plannerPath } from '../../../src/routes';
import { addStyle } from '../support/add-style';
import { IS_FULL, nameOf, openView, ROUTES, type View, viewsOf } from '../support/any-site';
import { expectAccessible } from '../support/axe';
import { hydrateUnseen } from '../support/hydration';
import { layoutFaults } from '../support/layout';
import { test } from '../support/test';
import { faintLines, faintLinesOnPictures } from '../support/text-contrast';

// Smooth scrolling would still be running during measurements.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages whose sections all occur on other pages. */
const REPEATED = /^\/(career-guidance|faq|tools\/(first-year|revalidation)-planner)\/$/;

/** Pages that between them have every template and every kind of control. */
const WALKED = ROUTES.filter((route) => /^\/((contact|blog|tools\/maternity-planner)\/)?$/.test(route)).concat(
  ROUTES.filter((route) => /^\/blog\/(?!category\/|page\/)./.test(route)).slice(0, 1),
);

/** Controls outside running text lower than 44 px; axe requires only 24 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const acting = 'button, a[target="_blank"], select, textarea, input:not([type="radio"], [type="checkbox"])';
    return [...document.querySelectorAll(acting)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.matches(':disabled, article p *, article li *'))
      .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 1 && height > 1 && height < 43.5)
      .map(({ element, height }) => `${element.outerHTML.slice(0, 80)}: ${height}`);
  });
}

/** Numbers the reachable controls in document order; a group of radio buttons counts once. */
function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const seen = [...document.querySelectorAll<HTMLElement>(`:is(${controls}):not(:disabled)`)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
    );
    const radios = seen.filter((element) => element instanceof HTMLInputElement && element.type === 'radio');
    const isEntry = (radio: HTMLElement): boolean => {
      const group = radios.filter((other) => other.getAttribute('name') === radio.getAttribute('name'));
      return radio === (group.find((other) => other.matches(':checked')) ?? group[0]);
    };
    const reachable = seen.filter((element) => !radios.includes(element) || isEntry(element));
    return reachable.map((element, index) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      element.dataset.stop = `${index} ${element.tagName} ${name.trim().slice(0, 30)}`;
      return element.dataset.stop;
    });
  });
}

/** The focused control, once animations have ended, and whether anything covers it. */
function currentStop(page: Page) {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !element.dataset.stop) return null;
    // The first line: other words may lie between a link's lines.
    const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const top = document.elementFromPoint(rect.x + rect.width / 2, rect.y + Math.min(rect.height / 2, innerHeight / 2));
    const isOnTop = top && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element));
    return { control: element.dataset.stop, isCovered: !isOnTop };
  });
}

/** Checks that Tab reaches every control both ways, in document order, and that nothing covers them. */
async function expectReachedByKeyboard(page: Page): Promise<void> {
  // The walk starts React at a control that needs it; the page should not change half-way.
  await hydrateUnseen(page);
  const controls = await markControls(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    const met: string[] = [];
    // One more stop than controls proves that the walk ends rather than being trapped; a date has three stops.
    for (let stop = 0; stop < controls.length * 3; stop += 1) {
      await page.keyboard.press(key);
      const at = await currentStop(page);
      if (!at || (met.length > 1 && at.control === met[0])) break;
      expect(at).toMatchObject({ isCovered: false });
      if (at.control !== met.at(-1)) met.push(at.control);
    }
    expect(met).toEqual(key === 'Tab' ? controls : controls.toReversed());
    await page.evaluate(() => {
      const end = document.body.appendChild(document.createElement('button'));
      end.textContent = 'end';
      end.focus();
    });
  }
}

for (const view of viewsOf(ROUTES.filter((route) => IS_FULL || !REPEATED.test(route)))) {
  test(`${nameOf(view)} meets WCAG 2.2 AA`, async ({ page }) => {
    await openView(page, view);
    // states.spec.ts covers the planners' states.
    if (IS_FULL || !PLANNERS.some((name) => view.route === plannerPath(name))) {
      await test.step('axe', () => expectAccessible(page));
    }
    await test.step('target size', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await smallTargets(page)).toEqual([]);
    });
    await test.step('reflow', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await layoutFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 740, height: 340 });
      expect(await layoutFaults(page)).toEqual([]);
    });
    if (IS_FULL || WALKED.includes(view.route)) {
      await openView(page, view);
      await test.step('keyboard', () => expectReachedByKeyboard(page));
    }
  });
}

/** A page with an ornament behind the text of its last section. */
const WITH_ORNAMENT = '/about/';

const ON_LAPTOP: View = { route: WITH_ORNAMENT, colorScheme: 'dark', width: 1280 };

for (const view of IS_FULL ? viewsOf(ROUTES) : [ON_LAPTOP]) {
  test(`text over pictures and ornaments on ${nameOf(view)} is readable`, async ({ page }) => {
    await openView(page, view);
    expect(await faintLinesOnPictures(page)).toEqual([]);
    if (view.route !== WITH_ORNAMENT) return;
    await test.step('a stronger ornament fails', async () => {
      // Behind all text, wherever this machine's fonts put it.
      const wide = 'display: block !important; width: 100% !important; inset-inline-end: 0 !important;';
      await addStyle(
        page,
        `main [data-tone="deep"] > svg { opacity: 0.7 !important; background: currentColor; ${wide} }`,
      );
      expect(await faintLines(page, 'main [data-tone="deep"] h2')).not.toEqual([]);
    });
  });
}

test('the skip link moves the keyboard to the main content', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
