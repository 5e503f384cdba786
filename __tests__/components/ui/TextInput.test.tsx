// Guards the fields of a form.
import { screen } from '@testing-library/react';
import { TextInput } from '../../../src/components/ui/TextInput';
import { renderInTheme } from '../../support/render-in-theme';

it('shows a plain text area whose height the style sheet decides, and one line as an input of its kind', () => {
  renderInTheme(<TextInput label="Message" name="message" rows={6} />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInstanceOf(HTMLTextAreaElement);
  expect(screen.getByRole('textbox', { name: 'Message' })).not.toHaveAttribute('style');
  renderInTheme(<TextInput label="Phone" name="phone" type="tel" hint="With the country" error="Too short" />);
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input).toHaveAttribute('type', 'tel');
  expect(input).toHaveAccessibleDescription('Too short With the country');
});
