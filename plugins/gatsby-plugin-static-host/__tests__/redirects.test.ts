// Guards which redirects are accepted, and the file for hosts.
import { checkedRedirects, redirectsFile } from '../redirects';

const PAGES = new Set(['/', '/blog/', '/blog/new/']);

describe('checkedRedirects', () => {
  test('sorts them and gives each a slash', () => {
    const redirects = [
      { from: '/z', to: '/blog/' },
      { from: '/a/', to: '/blog/new/' },
    ];
    expect(checkedRedirects(redirects, PAGES)).toEqual([redirects[1], { from: '/z/', to: '/blog/' }]);
  });

  test.each([
    ['would hide a page', { from: '/blog/', to: '/blog/new/' }],
    ['leads to no page', { from: '/old/', to: '/nowhere/' }],
    ['is not a plain path', { from: '//example.com/', to: '/blog/' }],
    ['is not a plain path', { from: '/old/', to: '//example.com/' }],
    ['is not a plain path', { from: '/old/', to: 'http://example.com/' }],
    ['is not a plain path', { from: '/old/', to: 'https://example.com/;}' }],
    ['is not a plain path', { from: '/o*/', to: '/blog/' }],
    ['is not a plain path', { from: '/a/../../b/', to: '/blog/' }],
    ['is not a plain path', { from: '/$uri/', to: '/blog/' }],
  ])('%s: %o', (message, redirect) => {
    expect(() => checkedRedirects([redirect], PAGES)).toThrow(message);
  });

  test('may lead to another site', () => {
    const redirect = { from: '/shop.html', to: 'https://shop.example.com/' };
    expect(checkedRedirects([redirect], PAGES)).toEqual([{ ...redirect, from: '/shop.html/' }]);
  });

  test('refuses two from the same page', () => {
    expect(() =>
      checkedRedirects(
        [
          { from: '/old', to: '/blog/' },
          { from: '/old/', to: '/blog/new/' },
        ],
        PAGES,
      ),
    ).toThrow('two redirects');
  });
});

test('_redirects names both forms of a path, and nothing that could cover a page', () => {
  const redirects = [
    { from: '/old/', to: '/blog/' },
    { from: '/shop/', to: 'https://shop.example.com/' },
  ];
  expect(redirectsFile(redirects)).toBe(
    '/old/ /blog/ 301\n/old /blog/ 301\n/shop/ https://shop.example.com/ 301\n/shop https://shop.example.com/ 301\n',
  );
});
