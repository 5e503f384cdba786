import type { NodePluginArgs } from 'gatsby';
import { keepPages } from '../keep-pages';

test('the nodes of the last build’s pages are kept until pages are created', () => {
  const touchNode = jest.fn();
  const pages = new Map([
    ['/', {}],
    ['/blog/', {}],
  ]);
  keepPages({ actions: { touchNode }, store: { getState: () => ({ pages }) } } as unknown as NodePluginArgs);
  expect(touchNode.mock.calls.map(([{ id }]) => id)).toEqual(['SitePage /', 'SitePage /blog/']);
});
