// Guards the table of contents.
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
  for (const box of [screen.getByRole('group'), screen.getByRole('navigation', { hidden: true })]) {
    const links = within(box).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Rest', '#rest'],
      ['Food', '#food'],
    ]);
  }
});
