import { type BrowserContext, expect, test as plainTest } from '@playwright/test';

interface Heard {
  /** What a page's policy has blocked. */
  readonly violations: string[];
  /** Errors that no page has caught, and promises whose rejection none has handled. */
  readonly errors: string[];
}

/** React's, where a part differs from what was served, or fails while it hydrates: it is rendered again. */
export const RENDERED_AGAIN = /Minified React error #(?:418|422)/;

/** Chromium's, where a page is shown before the transition to it can begin: it is shown without one. */
const NO_TRANSITION = /Transition was aborted because of invalid state\. Page already revealed/;

/** Takes out of one of these lists what a test provokes. */
export function takeOut(heard: string[], provoked: RegExp): void {
  heard.splice(0, heard.length, ...heard.filter((text) => !provoked.test(text)));
}

/** Playwright's `test`, which fails if one of these lists is not empty at its end. */
export const test = plainTest.extend<Heard>({
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
  errors: [
    async ({ browser }, use) => {
      const errors: string[] = [];
      const listen = (context: BrowserContext): void => {
        context.on('weberror', (failure) => {
          const { message } = failure.error();
          if (!NO_TRANSITION.test(message)) errors.push(`${failure.page()?.url()}: ${message}`);
        });
      };
      // Its own context, and those that the test opens.
      browser.contexts().forEach(listen);
      browser.on('context', listen);
      await use(errors);
      browser.off('context', listen);
      expect(errors, 'errors that no page has caught').toEqual([]);
    },
    { auto: true },
  ],
});
