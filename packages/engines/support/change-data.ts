import { HOME, pageDataPath } from '../../../src/routes';
import { exactly, type TestServer } from './test-server';

type Data = Record<string, unknown>;

/**
 * Changes the data of a page on its way, for states that the content at hand does not lead to.
 * @param page the address of the page
 * @param change gets what the query of the page answered and returns what it answers instead
 */
export function changeData(server: TestServer, page: string, change: (data: Data) => Data): void {
  const name = page === HOME ? '/index/' : page;
  server.change(exactly(pageDataPath(name)), (answer) => {
    const { result, ...rest } = JSON.parse(String(answer.body));
    return { ...answer, body: JSON.stringify({ ...rest, result: { ...result, data: change(result.data) } }) };
  });
}
