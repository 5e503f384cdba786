// Guards which links React answers in place.
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { openPage } from '../../../plugins/gatsby-plugin-deferred-hydration/__tests__/support/open-page';
import { BackLink } from '../../../src/components/sections/article/BackLink';
import { CategoryChips } from '../../../src/components/sections/blog/CategoryChips';
import { LoadMore } from '../../../src/components/sections/blog/LoadMore';
import { ServiceCard } from '../../../src/components/sections/ServiceCard';
import { theme } from '../../../src/theme/theme';
import { CHOICES } from '../../support/listing-fixture';
import { SERVICE } from '../../support/service';

const nothing = (): void => undefined;

/** Whether a press on a link that the server has rendered is held for hydration. */
function isHeld(element: ReactNode, name: string): boolean {
  const { held } = openPage(renderToString(<ThemeProvider theme={theme}>{element}</ThemeProvider>));
  const link = screen.getByRole('link', { name });
  return !fireEvent.click(link) && held.at(-1) === link;
}

const chips = (isFurtherPage: boolean): ReactNode => (
  <CategoryChips label="Filter" choices={CHOICES} chosen={null} onChoose={nothing} isFurtherPage={isFurtherPage} />
);

test.each<[string, ReactNode, string]>([
  [
    'the link to the dialog of a service',
    <ServiceCard key="dialog" {...SERVICE} hasPage={false} pageUrl={null} />,
    'Explore wellness',
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
])('a press on %s before hydration is held', (_name, element, name) => {
  expect(isHeld(element, name)).toBe(true);
});

test('a press on All Posts before hydration on a further page is the browser’s', () => {
  expect(isHeld(chips(true), 'All Posts')).toBe(false);
});
