// Guards that no colour in use is left out.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { shouldSkipGeneratingVar, type Theme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Toasts } from '../../src/components/layout/Toasts';
import { CategoryChips } from '../../src/components/sections/blog/CategoryChips';
import { ServiceDialog } from '../../src/components/sections/ServiceDialog';
import { SelectInput } from '../../src/components/ui/SelectInput';
import { TextInput } from '../../src/components/ui/TextInput';
import { createSiteTheme, theme } from '../../src/theme/theme';
import { staticQueryData } from '../support/stubs/gatsby';

/** The same theme with every variable that MUI knows. */
const FULL = createSiteTheme(shouldSkipGeneratingVar);

/** The text of all styles that something needs in a theme, without the definitions of the variables. */
function stylesOf(element: ReactNode, inTheme: Theme): string {
  document.head.replaceChildren();
  render(
    <CacheProvider value={createCache({ key: 'css', speedy: false })}>
      <ThemeProvider theme={inTheme}>{element}</ThemeProvider>
    </CacheProvider>,
  );
  const rules = [...document.querySelectorAll('style')].map((style) => style.textContent);
  cleanup();
  return rules.filter((rule) => !/^(:root|\[data-color-scheme)/.test(rule)).join('\n');
}

beforeAll(() => {
  staticQueryData.current = {
    interfaceText: { notifications: 'Notifications', dismissToast: 'Dismiss', closeDialog: 'Close' },
  };
});

const nothing = (): void => undefined;
const CHIPS = [
  { category: null, label: 'All', href: '/blog/' },
  { category: 'Wellness', label: 'Wellness', href: '/blog/category/wellness/' },
];
const TOASTS = [{ id: 1, title: 'Sent', text: 'We will answer.' }];

it.each<[string, ReactNode]>([
  [
    'the filters',
    <CategoryChips key="chips" label="Filter" choices={CHIPS} chosen={null} onChoose={nothing} isFurtherPage={false} />,
  ],
  ['toasts', <Toasts key="toasts" toasts={TOASTS} onDismiss={nothing} />],
  ['the dialog', <ServiceDialog key="dialog" open title="Title" text="Text" onClose={nothing} />],
  ['a field', <TextInput key="field" label="Name" name="name" error="Say who you are" />],
  ['a text area', <TextInput key="area" label="Message" name="message" rows={4} />],
  ['a list to choose from', <SelectInput key="select" label="Interest" none="None" options={[]} />],
  ['a button', <Button key="button">Send</Button>],
  ['a round button', <IconButton key="icon" aria-label="Menu" />],
  [
    'an alert',
    <Alert key="alert" severity="warning">
      Look here
    </Alert>,
  ],
  ['a card', <Card key="card">Words</Card>],
])('%s: nothing that MUI reads is missing', (_name, element) => {
  const styles = stylesOf(element, theme);
  expect(styles).toContain('var(--x-');
  expect(styles).toBe(stylesOf(element, FULL));
});

it('gives a shadow to what floats, and to nothing else', () => {
  expect(theme.shadows).toHaveLength(25);
  expect(theme.shadows.filter((shadow) => shadow !== 'none')).toHaveLength(3);
});
