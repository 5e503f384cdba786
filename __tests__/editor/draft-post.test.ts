import { draftPost } from '../../src/editor/preview/draft-post';
import { today } from '../../src/utils/calendar';

const COMPLETE = {
  title: 'Nights: the first winter',
  excerpt: 'Sleep, food and pay on nights.',
  date: '2026-01-02',
  category: 'Wellness',
  cover: './cover.jpg',
  coverAlt: 'A ward at night',
  sources: [{ fact: 'smp-weeks' }],
  draft: true,
  body: 'Text.',
};

describe('an article in the making', () => {
  test('has every field that is right, and its text', () => {
    const { body, ...fields } = COMPLETE;
    const { frontMatter, markdown } = draftPost(COMPLETE);
    expect(frontMatter).toEqual({ ...fields, unmarkedTerms: [], aliases: [] });
    expect(markdown).toBe(body);
  });

  test('shows a new article before anything is written', () => {
    const { frontMatter, markdown } = draftPost({});
    expect(frontMatter).toMatchObject({ title: '', excerpt: '', category: '', date: today() });
    expect(markdown).toBe('');
  });

  test('shows texts as they are typed, and leaves out what is wrong', () => {
    const title = 'A title that is longer than the sixty characters that the model allows';
    const keyPoints = ['The first of three'];
    const value = {
      ...COMPLETE,
      title,
      keyPoints,
      date: '2026-13-40',
      sources: [{ title: 'Only a title' }, 'x'],
      unknown: 1,
    };
    const { frontMatter } = draftPost(value);
    expect(frontMatter).toMatchObject({ title, keyPoints, date: today() });
    expect(frontMatter).not.toHaveProperty('sources');
    expect(frontMatter).not.toHaveProperty('unknown');
  });

  test('has a picture that is not saved yet', () => {
    expect(draftPost({ ...COMPLETE, cover: 'blob:x' }).frontMatter.cover).toBe('blob:x');
  });
});
