// Guards that icons say nothing to screen readers.
import { render } from '@testing-library/react';
import { Icon } from '../../../src/components/ui/Icon';

test('an icon is hidden from screen readers', () => {
  const { container } = render(<Icon name="compass" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an unknown name draws nothing', () => {
  const { container } = render(<Icon name="unicorn" />);
  expect(container).toBeEmptyDOMElement();
});
