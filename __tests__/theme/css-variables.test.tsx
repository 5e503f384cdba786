// Guards that no colour in use is left out.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { shouldSkipGeneratingVar, type Theme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Toasts } from '../../src/components/layout/Toasts';
import { CategoryChips } from '../../src/components/sections/blog/CategoryChips';
import { ServiceDialog } from '../../src/components/sections/ServiceDialog';
import { Card } from '../../src/components/ui/Card';
import { TextInput } from '../../src/components/ui/TextInput';
import { isUnusedVariable } from '../../src/theme/css-variables';
import { createSiteTheme, theme } from '../../src/theme/theme';
import { staticQueryData } from '../support/stubs/gatsby';

const SOURCE = path.resolve('src');

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
  ['a card', <Card key="card">Words</Card>],
])('%s: nothing that MUI reads is missing', (_name, element) => {
  const styles = stylesOf(element, theme);
  expect(styles).toContain('var(--x-');
  expect(styles).toBe(stylesOf(element, FULL));
});

/** Every colour that our own source reads, as the keys of its variable. */
function coloursRead(): string[][] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/(?<=[ .{]palette\.)[a-zA-Z]+(\.[a-zA-Z]+)?/g)].map(
      ([name]) => name,
    ),
  );
  return [...new Set(names)].map((name) => ['palette', ...name.split('.')]);
}

it('keeps every colour that our own styles read', () => {
  const read = coloursRead();
  expect(read.length).toBeGreaterThan(15);
  expect(read.filter(isUnusedVariable)).toEqual([]);
});

it.each([
  [['palette', 'primary', 'main'], false],
  [['palette', 'primary', 'light'], true],
  [['palette', 'Switch', 'defaultColor'], true],
  [['palette', 'divider'], false],
  [['font', 'h1'], true],
  [['typography', 'h1'], true],
  [['shadows', '24'], false],
  [['shadows', '2'], true],
])('%j is left out: %s', (keys, expected) => {
  expect(isUnusedVariable(keys)).toBe(expected);
});

it('gives a shadow to what floats, and to nothing else', () => {
  expect(theme.shadows).toHaveLength(25);
  expect(theme.shadows.filter((shadow) => shadow !== 'none')).toHaveLength(3);
});
