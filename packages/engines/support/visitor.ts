import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltWords, NamedLink } from './built-words';
import type { Driver } from './driver';
import type * as inPage from './in-page';
import type { Query } from './in-page';
import { until } from './until';

type InPage = typeof inPage;

function inWords(query: Query): string {
  return JSON.stringify(query);
}

/** Somebody who uses the site in one window. Each deed waits until it is possible. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
    private readonly view = 'window',
  ) {}

  /** The same visitor looking into the frame of the page. */
  get inFrame(): Visitor {
    return new Visitor(this.driver, this.site, "document.querySelector('iframe').contentWindow");
  }

  open(path: string): Promise<void> {
    return this.driver.open(new URL(path, this.site).href);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  /** Asks the page something, or makes it do something; see `in-page.ts`. */
  async ask<Name extends keyof InPage>(
    name: Name,
    ...words: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const answer = await this.driver.evaluate(`${this.view}.visitor.${name}(...${JSON.stringify(words)})`);
    return answer as ReturnType<InPage[Name]>;
  }

  async press(query: Query): Promise<void> {
    await until(`${inWords(query)} can be pressed`, async () => {
      const spot = await this.ask('spot', query);
      if (!spot) return false;
      await this.driver.pressAt(spot);
      return this.isReached();
    });
  }

  /** Firefox under load loses a press now and then before any page hears of it: a person presses again. */
  private async isReached(): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      // A page that cannot be asked is leaving because of the press.
      const isMissing = await this.ask('expectsPress').catch(() => false);
      if (!isMissing) return true;
      await pause(50);
    }
    return false;
  }

  async write(query: Query, text: string): Promise<void> {
    await this.press(query);
    await this.driver.type(text);
    await until(`${inWords(query)} holds "${text}"`, async () => (await this.ask('fieldValue', query)) === text);
  }

  async sees(query: Query): Promise<void> {
    await until(`${inWords(query)} is seen`, async () => (await this.ask('count', query)) > 0);
  }

  async seesNo(query: Query): Promise<void> {
    await until(`${inWords(query)} is not seen`, async () => (await this.ask('count', query)) === 0);
  }

  async sits(path: string): Promise<void> {
    let at = '';
    await until(`the address is ${path}`, async () => {
      at = await this.ask('address');
      return at === path;
    }).catch((error: Error) => {
      throw new Error(`${error.message}, but ${at}`, { cause: error.cause });
    });
  }

  /** Opens the phone menu and follows one of its links. */
  async followMenu({ common }: BuiltWords, { label, href }: NamedLink): Promise<void> {
    await this.press({ role: 'button', name: common.menu });
    await this.press({ role: 'link', name: label, within: { role: 'navigation', name: common.mainNavigation } });
    await this.sits(href);
  }

  /** Hydrates the page and waits until all of it answers. */
  async hydrate(): Promise<void> {
    await until('the page is hydrated', async () => {
      await this.ask('hydrate');
      return this.ask('isHydrated');
    });
  }
}
