import { expect, test as plainTest } from '@playwright/test';

/** Playwright's `test`, which fails if a page's policy has blocked something; tests of the policy empty the list. */
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
      // Requests may still be pending when a test ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(violations, 'blocked by the policy').toEqual([]);
    },
    { auto: true },
  ],
});
