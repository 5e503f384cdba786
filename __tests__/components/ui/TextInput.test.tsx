// Guards the fields of a form.
import { screen } from '@testing-library/react';
import { TextInput } from '../../../src/components/ui/TextInput';
import { renderInTheme } from '../../support/render-in-theme';

test('a field with rows is a text area, any other an input', () => {
  renderInTheme(<TextInput label="Message" name="message" rows={6} />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInstanceOf(HTMLTextAreaElement);
  expect(screen.getByRole('textbox', { name: 'Message' })).not.toHaveAttribute('style');
  renderInTheme(<TextInput label="Phone" name="phone" type="tel" hint="With the country" error="Too short" />);
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input).toHaveAttribute('type', 'tel');
  expect(input).toHaveAccessibleDescription('Too short With the country');
});
