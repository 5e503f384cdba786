// Guards that the label of a field that is wrong can be seen.
import { expect } from '@playwright/test';
import { test } from './support/test';

for (const path of ['/contact/', '/tools/maternity-planner/'])
  for (const width of [360])
    test(`${path}: the label of an invalid field is never behind the header, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const hidden = await page.evaluate(async () => {
        const header = document.querySelector('header');
        const forms = [...document.querySelectorAll('form')].filter(
          (form) => form.closest('main') && form.querySelector('[required]'),
        );
        const fields = forms.flatMap((form) => [...form.querySelectorAll<HTMLInputElement>(':invalid:not(fieldset)')]);
        const labels: string[] = [];
        for (const field of fields) {
          for (const other of fields) other.disabled = other !== field;
          // The worst place: the field just below the header, its label behind it.
          const edge = header?.getBoundingClientRect().bottom ?? 0;
          window.scrollBy(0, field.getBoundingClientRect().top - edge - 4);
          field.form?.reportValidity();
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          const label = field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0];
          const top = label?.getBoundingClientRect().top ?? 0;
          if (document.activeElement !== field || top < edge) labels.push(`${label?.textContent} ${top}`);
        }
        return { count: fields.length, labels };
      });
      expect(hidden.count).toBeGreaterThan(2);
      expect(hidden.labels).toEqual([]);
    });
