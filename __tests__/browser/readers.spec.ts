// Guards the text that reader views extract from an article.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { postPath } from '../../src/routes';
import { test } from './support/test';

/** Firefox's reader view, as a script. */
const READER = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a reader view has the article without explanations and controls', async ({ page }) => {
      await page.goto(postPath('maternity-leave-uk'));
      const html = JSON.stringify(await page.content());
      // On a blank page: the reader changes scripts, which the article's policy forbids.
      await page.goto('about:blank');
      const text = await page.evaluate<string>(
        `${READER}; new Readability(new DOMParser().parseFromString(${html}, 'text/html')).parse().textContent`,
      );
      for (const own of ['Two lines on a test', 'Dear [manager]', 'reply received']) expect(text).toContain(own);
      for (const foreign of [
        'Keep my ticks',
        'The letter is copied',
        'Copy the letter',
        'The regulator of nurses and midwives',
        'Share this article',
        'Read online at',
      ])
        expect(text).not.toContain(foreign);
    });
  });
}
