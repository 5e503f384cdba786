// Guards words that must not be broken.
import { render, screen } from '@testing-library/react';
import { Unbroken } from '../../../src/components/ui/Unbroken';

test('a hyphenated word stays together; other text has no markup', () => {
  render(<Unbroken text="A Career to World-Class Standards" />);
  expect(document.body).toHaveTextContent('A Career to World-Class Standards');
  expect(screen.getByText('World-Class')).toHaveStyle({ display: 'inline-block' });
  expect(render(<Unbroken text="My Story" />).container.innerHTML).toBe('My Story');
});
