import { parse } from 'node-html-parser';
import { PUBLIC, pages } from '../../../__tests__/support/built-site';
import { SITE_ROOT } from '../../../__tests__/support/site-root';
import { readableText } from '../elements';
import { readPage } from '../read-page';
import { readSite } from '../read-site';
import { siteChanges } from '../site-changes';
import { reportSummary } from '../summary';

const site = readSite(SITE_ROOT);

test('the site has no change when it is compared with itself', () => {
  expect(reportSummary(siteChanges(site, site))).toEqual([]);
});

test('a sentence that is added to a page is found on that page alone', () => {
  const some = pages.filter((page, at) => site.pages.has(page.path) && at % 6 === 0);
  for (const { path, html } of some) {
    const page = readPage(path, html.replace('</main>', '<p>Tea is served at four.</p></main>'), PUBLIC);
    const { changed, unchanged } = siteChanges(site, { ...site, pages: new Map([...site.pages, [path, page]]) });
    expect(changed.map(({ after }) => after.path)).toEqual([path]);
    expect(changed[0]?.changes).toMatchObject({ texts: [{ after: 'Tea is served at four.' }], links: [], data: [] });
    expect(unchanged).toBe(site.pages.size - 1);
  }
});

test('texts are found again where the report takes pictures of them', () => {
  for (const { path, html } of pages) {
    const root = parse(html);
    const lines = (site.pages.get(path)?.lines ?? []).filter((_, at) => at % 7 === 0);
    const lost = lines.filter(({ place, text }) => {
      const element = root.querySelector(place);
      return !element || !readableText(element.childNodes).includes(text);
    });
    expect(lost).toEqual([]);
  }
});
