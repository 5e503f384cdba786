// Guards the choice of related articles.
import { type ComparablePost, relatedPosts } from '../../src/gatsby/create-pages';

const post = (id: string, category: string, title: string): ComparablePost => ({ id, category, title, excerpt: '' });

test('a shared category precedes shared words, and these the date', () => {
  const posts = [
    post('new', 'B', 'nothing'),
    post('words', 'B', 'night shift nurses'),
    post('category', 'A', 'other'),
    post('own', 'A', 'nurses night'),
  ];
  expect(relatedPosts(posts, 3).get('own')).toEqual(['category', 'words', 'new']);
});
