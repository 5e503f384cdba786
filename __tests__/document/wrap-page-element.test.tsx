// Guards that an error in one part of a page leaves the others alone.
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { wrapPageElement } from '../../src/document/wrap-page-element';

let mockFailing: string | undefined;

/** A part of the page frame that throws on request, around its children if any. */
function mockPart(name: string) {
  return ({ children }: { readonly children?: ReactNode }) => {
    if (mockFailing === name) throw new Error(`${name} throws`);
    return children ?? <div>{name}</div>;
  };
}

jest.mock('../../src/components/layout/Header', () => ({ Header: mockPart('Header') }));
jest.mock('../../src/components/layout/Footer', () => ({ Footer: mockPart('Footer') }));
jest.mock('../../src/components/layout/ToastProvider', () => ({ ToastProvider: mockPart('ToastProvider') }));
jest.mock('../../src/hooks/use-site-settings', () => ({
  useInterfaceText: () => {
    if (mockFailing === 'useInterfaceText') throw new Error('content/interface.yaml is missing.');
    return { skipLink: 'Skip', offline: 'Offline' };
  },
  useSiteSettings: () => ({ notice: null }),
}));

const Page = mockPart('the page');

const wrapped = (pathname: string) =>
  wrapPageElement({
    element: <Page>Words of the page</Page>,
    props: { location: { pathname } } as Parameters<typeof wrapPageElement>[0]['props'],
  });

const error = () => screen.queryByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test.each(['Header', 'ToastProvider', 'useInterfaceText', 'the page'])(
  'an error in %s is explained; another page is tried again',
  (part) => {
    mockFailing = part;
    const { rerender } = render(wrapped('/about/'));
    expect(screen.getByRole('main')).toContainElement(error());
    expect(error()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    // An error of the page alone leaves the frame.
    expect(screen.queryAllByText('Header')).toHaveLength(part === 'the page' ? 1 : 0);
    mockFailing = undefined;
    rerender(wrapped('/services/'));
    expect(error()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Words of the page');
  },
);

test('an error of the footer leaves the page', () => {
  mockFailing = 'Footer';
  render(wrapped('/about/'));
  expect(screen.getByRole('main')).toHaveTextContent('Words of the page');
  expect(error()).not.toBeInTheDocument();
});
