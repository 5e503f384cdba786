import { parse } from 'node-html-parser';
import { listRedirects, redirectFile, redirectPage } from '../../src/gatsby/redirects';

const SITE = { siteUrl: 'https://www.example.com', language: 'en-GB' };
const POST = { slug: 'new-name', title: 'Shifts & "rest" <b>', aliases: ['old-name', 'older-name'] };

it('lists every former address of posts and categories, and the redirects of the content', () => {
  const others = [
    { from: '/old.html', to: '/about' },
    { from: '/shop/', to: 'https://shop.example.com/' },
  ];
  const categories = [{ slug: 'rest', title: 'Rest', aliases: ['wellness'] }];
  expect(listRedirects({ posts: [POST], categories, others }).map(({ from, to }) => [from, to])).toEqual([
    ['/blog/old-name/', '/blog/new-name/'],
    ['/blog/older-name/', '/blog/new-name/'],
    ['/blog/category/wellness/', '/blog/category/rest/'],
    ['/old.html/', '/about/'],
    ['/shop/', 'https://shop.example.com/'],
  ]);
});

it('makes a page that leads on at once, with the canonical address and a link', () => {
  const [redirect] = listRedirects({ posts: [POST], categories: [], others: [] });
  if (!redirect) throw new Error('There is no redirect');
  expect(redirectFile(redirect)).toBe('blog/old-name/index.html');
  const page = parse(redirectPage(redirect, SITE));
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-GB');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://www.example.com/blog/new-name/',
  );
  expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/blog/new-name/');
  expect(page.querySelector('h1 a')?.getAttribute('href')).toBe('/blog/new-name/');
  expect(page.querySelector('h1')?.text).toBe(POST.title);
  expect(page.querySelector('b')).toBeNull();
});
