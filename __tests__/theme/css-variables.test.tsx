// Guards that pages have every variable that a control reads which no page shows at first; the built-site tests read pages.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { Toasts } from '../../src/components/layout/Toasts';
import { ServiceDialog } from '../../src/components/services/ServiceDialog';
import { TextInput } from '../../src/components/ui/TextInput';
import { isUnusedVariable } from '../../src/theme/css-variables';
import { theme } from '../../src/theme/theme';
import { staticQueryData } from '../jest/stubs/gatsby';
import { specifiedWords } from '../support/specified-words';

const nothing = (): void => undefined;

test('every variable that MUI reads is kept', () => {
  staticQueryData.current = { interfaceText: specifiedWords('interface') };
  render(
    <CacheProvider value={createCache({ key: 'css', speedy: false })}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration>
        <Toasts toasts={[{ id: 1, title: 'Sent', text: 'We will answer.' }]} onDismiss={nothing} />
        <ServiceDialog open title="Title" text="Text" onClose={nothing} />
        <TextInput label="Name" name="name" error="Say who you are" />
        <Alert severity="warning">Look here</Alert>
      </ThemeProvider>
    </CacheProvider>,
  );
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const names = [...styles.matchAll(/var\((--x-[\w-]+)/g)].flatMap(([, name = '']) => name);
  expect(names).toContain('--x-palette-error-main');
  expect(names.filter(isUnusedVariable)).toEqual([]);
});
