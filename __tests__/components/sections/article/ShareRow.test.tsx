// Guards the links to share an article.
import { screen } from '@testing-library/react';
import { showShareRow, TITLE } from '../../../support/show-share-row';

test('the services are plain links to the published address, in a new tab but for e-mail', () => {
  showShareRow();
  const address = encodeURIComponent('https://www.example.com/blog/relatives/');
  for (const name of ['WhatsApp', 'LinkedIn', 'Facebook', 'X']) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link.getAttribute('href')).toContain(address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const email = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail' }).href);
  expect(email.searchParams.get('subject')).toBe(TITLE);
  expect(email.searchParams.get('body')).toContain('https://www.example.com/blog/relatives/');
});
