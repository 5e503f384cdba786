import { fireEvent } from '@testing-library/react';
import '../../src/page-scripts/current-year';

test('a page that was built in another year shows this one', () => {
  document.body.innerHTML = '<p>© <span data-current-year>1999</span> Brand</p>';
  fireEvent(document, new Event('DOMContentLoaded'));
  expect(document.body).toHaveTextContent(`© ${new Date().getFullYear()} Brand`);
});
