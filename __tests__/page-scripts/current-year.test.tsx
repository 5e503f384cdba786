// Guards the year in the footer.
import { fireEvent } from '@testing-library/react';

test('a page that was built in another year shows this one, also a footer that comes after the script', async () => {
  const built = '<p>© <span data-current-year>1999</span> Brand</p>';
  document.body.innerHTML = built;
  await import('../../src/page-scripts/current-year');
  expect(document.body).toHaveTextContent(`© ${new Date().getFullYear()} Brand`);
  document.body.innerHTML = built;
  fireEvent(window, new Event('load'));
  expect(document.body).toHaveTextContent(`© ${new Date().getFullYear()} Brand`);
});
