import { screen, within } from '@testing-library/react';
import { ArticleContents } from '../../../../src/components/sections/article/ArticleContents';
import { renderInTheme } from '../../../support/render-in-theme';

test('every heading is linked, beside the text and folded above it', () => {
  renderInTheme(
    <ArticleContents
      title="In this article"
      headings={[
        { id: 'rest', text: 'Rest' },
        { id: 'food', text: 'Food' },
      ]}
    />,
  );
  const [folded, beside] = screen.getAllByRole('navigation', { hidden: true });
  expect(screen.getByRole('group')).toContainElement(folded ?? null);
  for (const box of [folded, beside]) {
    const links = within(box as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Rest', '#rest'],
      ['Food', '#food'],
    ]);
  }
});
