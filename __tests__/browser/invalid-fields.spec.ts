// Guards that the label of an invalid field stays visible.
import { expect, type Page } from '@playwright/test';
import { setTextSize } from './support/add-style';
import { test } from './support/test';

/** The number of invalid fields, and the labels of those that the header would hide or that are out of view. */
function invalidFields(page: Page): Promise<{ readonly count: number; readonly labels: readonly string[] }> {
  return page.evaluate(async () => {
    const header = document.querySelector('header');
    const forms = [...document.querySelectorAll('form')].filter(
      (form) => form.closest('main') && form.querySelector('[required]'),
    );
    const fields = forms.flatMap((form) => [...form.querySelectorAll<HTMLInputElement>(':invalid:not(fieldset)')]);
    const labels: string[] = [];
    for (const field of fields) {
      for (const other of fields) other.disabled = other !== field;
      // The worst case: the field just below the header, with its label behind it.
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      window.scrollBy(0, field.getBoundingClientRect().top - edge - 4);
      field.form?.reportValidity();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const label = field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0];
      const top = label?.getBoundingClientRect().top ?? 0;
      const isInView = field.getBoundingClientRect().bottom <= innerHeight && top >= edge;
      if (document.activeElement !== field || !isInView) labels.push(`${label?.textContent} ${top}`);
    }
    return { count: fields.length, labels };
  });
}

test('the label of an invalid field is never behind the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, size] of [
    ['/tools/maternity-planner/', '100%'],
    ['/contact/', '100%'],
    ['/contact/', '200%'],
  ] as const) {
    await setTextSize(page, size);
    await page.goto(path);
    const hidden = await invalidFields(page);
    expect(hidden.count).toBeGreaterThan(2);
    expect([path, size, hidden.labels]).toEqual([path, size, []]);
  }
});
