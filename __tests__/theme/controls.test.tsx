// Guards that MUI's multiline field, which measures its rows by script, isn't given the height of our own text area.

import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import { TextInput } from '../../src/components/ui/TextInput';
import { theme } from '../../src/theme/theme';

const heightOf = (label: string): string => getComputedStyle(screen.getByLabelText(label)).minHeight;

it('gives a least height to our text area only', () => {
  render(
    <ThemeProvider theme={theme}>
      <TextInput label="Message" name="message" rows={4} />
      <TextField id="notes" label="Notes" multiline rows={4} />
    </ThemeProvider>,
  );
  expect(heightOf('Message')).toBe('168px');
  expect(heightOf('Notes')).toBe('');
});
