import type { Page } from '@playwright/test';

type Data = Record<string, unknown>;

/**
 * Changes the data of a page on its way, for states that the content at hand does not lead to. The page is then to be
 * reached by a link, since its HTML is made from the data as they are.
 * @param path the address of the page, such as `/contact/`
 * @param change gets what the query of the page answered and returns what it answers instead
 */
export async function changeData(page: Page, path: string, change: (data: Data) => Data): Promise<void> {
  const name = path === '/' ? '/index/' : path;
  await page.route(`**/page-data${name}page-data.json`, async (route) => {
    const answer = await route.fetch();
    const { result, ...rest } = JSON.parse(await answer.text());
    await route.fulfill({ response: answer, json: { ...rest, result: { ...result, data: change(result.data) } } });
  });
}

/** Takes the pages away from the services on the home page, whose cards then open dialogs. */
export async function takeServicePages(page: Page): Promise<void> {
  const without = (section: object) =>
    'services' in section
      ? {
          ...section,
          services: Object(section).services.map((one: object) => ({ ...one, hasPage: false, pageUrl: null })),
        }
      : section;
  await changeData(page, '/', (data) => {
    const shown = Object(data.page);
    return { ...data, page: { ...shown, sections: shown.sections.map(without) } };
  });
}
