// Guards the page of an unknown address.
import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { ComponentProps } from 'react';
import NotFoundPage from '../../src/pages/404';
import { renderInTheme } from '../support/render-in-theme';

const copy = {
  seo: { title: 'Page not found', description: '' },
  code: '404',
  title: 'Oops! Page not found',
  text: 'A letter may be missing.',
  homeLabel: 'Return to Home',
  picture: { publicURL: '/static/not-found.svg' },
  tools: { eyebrow: null, title: 'Tools', lead: null },
  articles: { eyebrow: null, title: 'Newest articles', lead: null },
};
const data = {
  copy,
  toolsPage: {
    tools: [{ icon: 'calendar', title: 'Leave', text: 'Dates.', linkLabel: 'Plan', href: '/tools/leave/' }],
  },
  blog: { searchLabel: 'Search articles', searchPlaceholder: 'Search', readMore: 'Read More' },
  articles: { nodes: [{ slug: 'nights', path: '/blog/nights/', title: 'Nights', excerpt: 'Sleep.' }] },
};

function visit(pathname: string): string {
  const props = { data, location: { pathname } } as unknown as ComponentProps<typeof NotFoundPage>;
  return renderInTheme(<NotFoundPage {...props} />).container.innerHTML;
}

const error = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  error.mockClear();
  jest.mocked(navigate).mockClear();
});

test('an unknown address shows 404, the words and the way home, and is written to the console', () => {
  visit('/no-such-page/');
  expect(screen.getByText('404')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/blog/');
  expect(screen.getByRole('searchbox', { name: 'Search articles' })).toHaveAttribute('name', 'q');
  expect(screen.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/tools/leave/');
  expect(screen.getByRole('link', { name: 'Read More Nights' })).toHaveAttribute('href', '/blog/nights/');
  expect(error).toHaveBeenCalledWith('/no-such-page/');
  expect(navigate).not.toHaveBeenCalled();
});

test('an unknown article leads to the listing without showing anything', () => {
  expect(visit('/blog/no-such-article/')).not.toContain('404');
  expect(navigate).toHaveBeenCalledWith('/blog/', { replace: true });
});
