import { expect, test as plainTest } from '@playwright/test';

/**
 * Playwright's `test`, which fails where a page's policy has refused something. A test that tries what is refused empties
 * the list.
 */
export const test = plainTest.extend<{ readonly violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
          report(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(violations);
      // A request that is still answered when a test ends is of no interest.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(violations, 'refused by the policy').toEqual([]);
    },
    { auto: true },
  ],
});
