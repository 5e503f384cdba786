// Guards that the height of our text area does not apply to MUI's multiline field, which measures its rows by script.

import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import { TextInput } from '../../src/components/ui/TextInput';
import { theme } from '../../src/theme/theme';

const heightOf = (label: string): string => getComputedStyle(screen.getByLabelText(label)).minHeight;

test('a minimum height applies to our text area only', () => {
  render(
    <ThemeProvider theme={theme}>
      <TextInput label="Message" name="message" rows={4} />
      <TextField id="notes" label="Notes" multiline rows={4} />
    </ThemeProvider>,
  );
  expect(heightOf('Message')).toBe('168px');
  expect(heightOf('Notes')).toBe('');
});
