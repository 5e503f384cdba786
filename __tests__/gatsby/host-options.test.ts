import { listRedirects } from '../../src/gatsby/host-options';
import { postPath } from '../../src/routes';

const POST = { slug: 'new-name', title: 'Shifts & "rest" <b>', aliases: ['old-name', 'older-name'] };

it('lists every former address of posts and categories, and the redirects of the content', () => {
  const others = [
    { from: '/old.html', to: '/about' },
    { from: '/shop/', to: 'https://shop.example.com/' },
  ];
  const categories = [{ slug: 'rest', title: 'Rest', aliases: ['wellness'] }];
  expect(listRedirects({ posts: [POST], categories, others }).map(({ from, to }) => [from, to])).toEqual([
    [postPath('old-name'), postPath('new-name')],
    [postPath('older-name'), postPath('new-name')],
    ['/blog/category/wellness/', '/blog/category/rest/'],
    ['/old.html/', '/about/'],
    ['/shop/', 'https://shop.example.com/'],
  ]);
});
