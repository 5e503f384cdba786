// Guards words that must not be broken.
import { render, screen } from '@testing-library/react';
import { Unbroken } from '../../../src/components/ui/Unbroken';

test('a hyphenated word stays together and the text stays as it was', () => {
  render(
    <h1>
      <Unbroken text="Elevate Your Career to World-Class Standards" />
    </h1>,
  );
  const heading = screen.getByRole('heading', { name: 'Elevate Your Career to World-Class Standards' });
  expect(heading).toHaveTextContent('Elevate Your Career to World-Class Standards');
  expect(screen.getByText('World-Class')).toHaveStyle({ display: 'inline-block' });
});

test('a text without hyphens gets no markup', () => {
  const { container } = render(<Unbroken text="My Story" />);
  expect(container.innerHTML).toBe('My Story');
});
