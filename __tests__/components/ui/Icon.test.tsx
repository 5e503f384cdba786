import { render } from '@testing-library/react';
import { ICON_SHAPES, Icon } from '../../../src/components/ui/Icon';
import { ICON_NAMES } from '../../../src/content-model/fields';

test('every icon that an author may name is drawn, and no other', () => {
  expect(Object.keys(ICON_SHAPES).toSorted()).toEqual([...ICON_NAMES].toSorted());
});

test('an icon is hidden from screen readers', () => {
  const { container } = render(<Icon name="compass" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an unknown name draws nothing', () => {
  const { container } = render(<Icon name="unicorn" />);
  expect(container).toBeEmptyDOMElement();
});
