import type { Page } from '@playwright/test';

type Data = Record<string, unknown>;

/**
 * Changes a page's data in transit, for states that the content doesn't produce. Reach the page by a link, since its HTML
 * has the original data.
 * @param path the page's path, such as `/contact/`
 * @param change maps the page query's result to another
 */
export async function changeData(page: Page, path: string, change: (data: Data) => Data): Promise<void> {
  const name = path === '/' ? '/index/' : path;
  await page.route(`**/page-data${name}page-data.json`, async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = JSON.parse(await response.text());
    await route.fulfill({ response, json: { ...rest, result: { ...result, data: change(result.data) } } });
  });
}

/** Removes the pages of the home page's services, whose cards then open dialogs. */
export function takeServicePages(page: Page): Promise<void> {
  const without = (key: string, value: object[]) =>
    key === 'services' ? value.map((service) => ({ ...service, hasPage: false, pageUrl: null })) : value;
  return changeData(page, '/', (data) => JSON.parse(JSON.stringify(data, without)));
}
