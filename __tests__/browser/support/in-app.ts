import type { Browser, BrowserContext } from '@playwright/test';
import { IN_APP_AGENTS } from '../../support/in-app-agents';

/** Facebook's own browser on Android, where most of these visitors are. */
export const FACEBOOK = IN_APP_AGENTS[0]?.[1] ?? '';

/** What the app's browser has, beside its user agent. */
interface Abilities {
  /** Whether the page may write to the clipboard. */
  readonly clipboard?: boolean;
}

/** A browser inside an app: printing, saving, choosing files and sharing do nothing and say nothing. */
export async function inApp(
  browser: Browser,
  userAgent: string,
  { clipboard = true }: Abilities = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent, viewport: { width: 360, height: 740 }, hasTouch: true });
  if (clipboard) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript((hasClipboard) => {
    window.print = () => undefined;
    for (const name of ['share', 'canShare', ...(hasClipboard ? [] : ['clipboard'])]) {
      for (const owner of [Navigator.prototype, navigator]) Reflect.deleteProperty(owner, name);
    }
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function clickUnlessFile(this: HTMLAnchorElement) {
      if (!this.download) click.call(this);
    };
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') event.preventDefault();
    });
  }, clipboard);
  return context;
}
