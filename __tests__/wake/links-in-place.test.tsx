import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BackLink } from '../../src/components/sections/article/BackLink';
import { CategoryChips } from '../../src/components/sections/blog/CategoryChips';
import { LoadMore } from '../../src/components/sections/blog/LoadMore';
import { ServiceDialogLink } from '../../src/components/sections/ServiceDialogLink';
import { theme } from '../../src/theme/theme';
import { CHOICES } from '../support/listing-fixture';

const nothing = (): void => undefined;

/** What the server renders, with the inline script of every page running on it. */
function open(element: ReactNode): void {
  window.early?.stop();
  document.body.innerHTML = renderToString(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
  jest.isolateModules(() => require('../../src/wake/browser/inline'));
}

/** Whether a press that comes before hydration is held for it. */
function isHeld(name: string): boolean {
  const link = screen.getByRole('link', { name });
  return !fireEvent.click(link) && window.early?.events.at(-1)?.target === link;
}

const chips = (isFurtherPage: boolean): ReactNode => (
  <CategoryChips label="Filter" choices={CHOICES} chosen={null} onChoose={nothing} isFurtherPage={isFurtherPage} />
);

test.each<[string, ReactNode, string]>([
  [
    'the link to the dialog of a service',
    <ServiceDialogLink key="dialog" to="#more" label="Explore" title="Title" text="Text" closeLabel="Close" />,
    'Explore',
  ],
  ['a filter', chips(false), 'Relocation'],
  ['All Posts on the first page', chips(false), 'All Posts'],
  [
    'Load More',
    <LoadMore key="more" nextPath="#next" onMore={nothing}>
      Load More
    </LoadMore>,
    'Load More',
  ],
  ['the way back', <BackLink key="back">Back</BackLink>, 'Back'],
])('an early press on %s is held', (_name, element, name) => {
  open(element);
  expect(isHeld(name)).toBe(true);
});

test('an early press on All Posts on a further page is the browser’s', () => {
  open(chips(true));
  expect(isHeld('All Posts')).toBe(false);
});
