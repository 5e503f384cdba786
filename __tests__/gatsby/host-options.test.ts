import { listRedirects } from '../../src/gatsby/host-options';

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
