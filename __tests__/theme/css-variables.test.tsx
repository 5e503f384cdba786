// Guards that pages have every variable that a control reads, in every state.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Toasts } from '../../src/components/layout/Toasts';
import { ServiceDialog } from '../../src/components/services/ServiceDialog';
import { SelectInput } from '../../src/components/ui/SelectInput';
import { TextInput } from '../../src/components/ui/TextInput';
import { CategoryChips } from '../../src/search/CategoryChips';
import { isUnusedVariable } from '../../src/theme/css-variables';
import { theme } from '../../src/theme/theme';
import { staticQueryData } from '../jest/stubs/gatsby';
import { specifiedWords } from '../support/specified-words';

/** The variables that an element's styles read. */
function variablesOf(element: ReactNode): string[] {
  render(
    <CacheProvider value={createCache({ key: 'css', speedy: false })}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration>
        {element}
      </ThemeProvider>
    </CacheProvider>,
  );
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  return [...styles.matchAll(/var\((--x-[\w-]+)/g)].flatMap(([, name = '']) => name);
}

beforeAll(() => {
  staticQueryData.current = { interfaceText: specifiedWords('interface') };
});

const nothing = (): void => undefined;
const CHIPS = [
  { category: null, label: 'All', href: '/blog/' },
  { category: 'Wellness', label: 'Wellness', href: '/blog/category/wellness/' },
];

const CONTROLS = (
  <>
    <CategoryChips label="Filter" choices={CHIPS} chosen={null} onChoose={nothing} isFurtherPage={false} />
    <Toasts toasts={[{ id: 1, title: 'Sent', text: 'We will answer.' }]} onDismiss={nothing} />
    <ServiceDialog open title="Title" text="Text" onClose={nothing} />
    <TextInput label="Name" name="name" error="Say who you are" />
    <TextInput label="Message" name="message" rows={4} />
    <SelectInput label="Interest" none="None" options={[]} />
    <Button>Send</Button>
    <IconButton aria-label="Menu" />
    <Alert severity="warning">Look here</Alert>
    <Card>Words</Card>
  </>
);

test('every variable that MUI reads is kept', () => {
  const names = variablesOf(CONTROLS);
  expect(names).toContain('--x-palette-primary-main');
  expect(names.filter(isUnusedVariable)).toEqual([]);
});
