// Guards what stands around an article: status, expected changes, reviews, ways to share, neighbours.
import { screen, within } from '@testing-library/react';
import { ArticleEnd } from '../../../src/components/article/ArticleEnd';
import { ArticleHeader } from '../../../src/components/article/ArticleHeader';
import { ArticleNeighbours } from '../../../src/components/article/ArticleNeighbours';
import { ReviewNotices } from '../../../src/components/article/ReviewNotices';
import { ShareRow } from '../../../src/components/article/ShareRow';
import { renderInTheme } from '../../support/render-in-theme';
import { specifiedWords } from '../../support/specified-words';

const WORDS = specifiedWords<Queries.ArticleCopyFieldsFragment>('copy/article');

const PEOPLE = {
  by: 'By {people}',
  reviewer: 'by {person}',
  originally: 'First published by {title}',
  title: 'Authors',
};

test("a hidden article's status is above its title, in valid HTML", () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  renderInTheme(
    <ArticleHeader
      slug="rest"
      title="Rest"
      excerpt="How to sleep by day."
      category={{ name: 'Wellness', href: '/blog/category/wellness/' }}
      date="2099-01-02"
      updated={null}
      readTime="4 min read"
      statusLabel="Draft"
      cover={{ childImageSharp: null }}
      coverAlt=""
      breadcrumbs={null}
      authors={null}
      originally={null}
      texts={{ back: 'Back to Blog', published: 'Published', updated: 'Updated', people: PEOPLE }}
    />,
  );
  const badge = within(screen.getByRole('banner')).getByText('Draft');
  const title = screen.getByRole('heading', { level: 1 });
  expect(badge.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

const RATE = {
  labels: ['The weekly rate', 'NMC fee'],
  from: '2027-04-05',
  isOverdue: false,
};

test.each([
  [{}, /^From 5 April 2027: the weekly rate, NMC fee\. Checked by 5 April 2026\.$/],
  // An overdue review is reported, without promising another.
  [{ isOverdue: true }, /^Due by 5 April 2026\.From 5 April 2027: the weekly rate, NMC fee\.$/],
  [{ reviewBy: null, expected: [] }, /^$/],
  [
    { expected: [{ ...RATE, isOverdue: true }] },
    /^Not since 5 April 2027: the weekly rate, NMC fee\. Checked by 5 April 2026\.$/,
  ],
])('a notice of %j lists the expected changes and the next review', (changes, text) => {
  const notice = {
    reviewBy: '2026-04-05',
    expected: [RATE],
    texts: {
      overdue: 'Due by {date}.',
      expected: 'From {date}: {what}.',
      expectedPassed: 'Not since {date}: {what}.',
      expectedCheck: 'Checked by {date}.',
    },
    isOverdue: false,
  };
  renderInTheme(<ReviewNotices {...notice} {...changes} />);
  expect(document.body).toHaveTextContent(text);
});

test('the last review and the next one are told apart', () => {
  const none = { authors: null, reviewedBy: null, url: 'https://a.uk/b/' };
  renderInTheme(<ArticleEnd {...none} reviewed="2026-01-05" reviewBy="2027-01-05" texts={WORDS} />);
  expect(document.body).toHaveTextContent('last reviewed: 5 January 2026Next review due: 5 January 2027');
});

test('every way to share has its own name and parameters', () => {
  renderInTheme(
    <ShareRow title="A & B" url="https://a.uk/b/" newTab="(new)" texts={{ ...WORDS.share, copyText: '{url}' }} />,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const [title, url] = ['A%20%26%20B', 'https%3A%2F%2Fa.uk%2Fb%2F'];
  expect(links).toEqual([
    ['E-mail', `mailto:?subject=${title}&body=${url}`],
    ['WhatsApp (new)', `https://wa.me/?text=${url}`],
    ['LinkedIn (new)', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ['Facebook (new)', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['X (new)', `https://x.com/intent/post?text=${title}&url=${url}`],
  ]);
});

test('each neighbour has its own label and relation', () => {
  const [previous, next] = ['Before', 'After'].map((title) => ({ label: `${title}:`, article: { title, path: '/' } }));
  if (previous && next) renderInTheme(<ArticleNeighbours label="More" previous={previous} next={next} />);
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('rel'), link.textContent]);
  expect(links).toEqual([
    ['prev', 'Before:Before'],
    ['next', 'After:After'],
  ]);
});
