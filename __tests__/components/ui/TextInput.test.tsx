// Guards the fields of a form.
import { screen } from '@testing-library/react';
import { TextInput } from '../../../src/components/ui/TextInput';
import { renderInTheme } from '../../support/render-in-theme';

it('shows a plain text area whose height the style sheet decides, whatever is typed', () => {
  renderInTheme(<TextInput label="Message" name="message" rows={6} maxLength={500} />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area).toBeInstanceOf(HTMLTextAreaElement);
  expect(area).toHaveAttribute('rows', '6');
  expect(area).toHaveAttribute('maxlength', '500');
  expect(area).not.toHaveAttribute('type');
  expect(area).not.toHaveAttribute('style');
});

it('shows one line as an input of its kind', () => {
  renderInTheme(<TextInput label="Email" name="email" type="email" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
});

it('keeps its hint beside what is wrong', () => {
  renderInTheme(<TextInput label="Phone" name="phone" type="tel" hint="With the country" error="Too short" />);
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Too short With the country');
});
