// Guards reflow with large text and with the text spacing of WCAG 2.2, 1.4.12.
import { expect } from '@playwright/test';
import { addStyle } from '../support/add-style';
import { IS_FULL, ROUTES } from '../support/any-site';
import { layoutFaults } from '../support/layout';
import { test } from '../support/test';

const STYLES = {
  'text at 200%': 'html { font-size: 200% !important; }',
  'text spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`,
};

for (const route of IS_FULL ? ROUTES : ['/', '/contact/', '/tools/maternity-planner/']) {
  test(`${route} has room for ${Object.keys(STYLES).join(' and ')}, on a phone and on a desk`, async ({ page }) => {
    for (const style of Object.values(STYLES)) {
      await page.goto(route);
      await addStyle(page, style);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutFaults(page), `${width} px with ${style}`).toEqual([]);
      }
    }
  });
}
