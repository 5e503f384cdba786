import { type BadData, bad } from './bad-data';

/** One more redirect, behind `before`. */
const redirect = (name: string, from: string, to: string, rule: string, at = `from: ${from}`, before = ''): BadData =>
  bad(name, 'redirects.yaml', /$/, `${before}- from: ${from}\n  to: ${to}\n`, rule, at);

/** Mistakes in addresses that were published once. */
export const BAD_ADDRESSES: readonly BadData[] = [
  bad(
    'two categories of one slug',
    'categories.yaml',
    /$/,
    '- name: Moving\n  slug: relocation\n  symbol: compass\n  description: About moving to another country as a nurse, and all that has to be done before.\n  intro: About moving.\n',
    'name-taken',
  ),
  bad(
    'a category that was renamed without an alias',
    'categories.yaml',
    'slug: wellness',
    'slug: well-being',
    'url-vanished',
    '',
  ),
  bad(
    'a page that was taken away',
    'permalinks.yaml',
    '  - /about/',
    '  - /about/\n  - /webinars/',
    'url-vanished',
    '- /webinars/',
  ),
  redirect('a redirect that hides a page', '/about', '/contact/', 'redirect-wrong'),
  redirect('a redirect that leads out of its folder', '/../../etc/', '/contact/', 'field-value'),
  redirect('a redirect to no page', '/old/', '/contcat/', 'redirect-wrong', 'to: /contcat/'),
  redirect('a redirect to itself', '/old/', '/old', 'redirect-wrong', 'to: /old'),
  redirect(
    'two redirects from one address',
    '/older',
    '/contact/',
    'redirect-wrong',
    'from: /older\n  to: /contact/',
    '- from: /older/\n  to: /about/\n',
  ),
  redirect('a redirect to an insecure address', '/old/', 'http://example.com/', 'field-value', 'to: http'),
];
