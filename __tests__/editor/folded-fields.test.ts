import { type Draft, holdsValues } from '../../src/editor/cms-hooks';
import { EDITED_FILES } from '../../src/editor/edited-file';
import { FOLD } from '../../src/editor/folded-fields';
import { POST_FORMAT } from '../../src/editor/names';

/** The fields of a form as the package has them: each value by its path. */
function draftOf(fields: Readonly<Record<string, unknown>>): Pick<Draft, 'currentValues'> {
  return { currentValues: { _default: fields } };
}

const opens = (fields: Readonly<Record<string, unknown>>): boolean =>
  holdsValues(draftOf(fields), '_default', `${FOLD}#`);

test.each([
  ['a text', { [`${FOLD}.updated`]: '2026-03-12' }],
  ['a number', { [`${FOLD}.readTime`]: 0 }],
  ['an entry of a list', { [`${FOLD}.aliases`]: [], [`${FOLD}.aliases.0`]: 'old-address' }],
])('the group of rare fields is open where it holds %s', (_, fields) => {
  expect(opens({ title: 'A title', ...fields })).toBe(true);
});

test.each([
  ['nothing', {}],
  ['an empty text', { [`${FOLD}.updated`]: '' }],
  ['a field without a value', { [`${FOLD}.tool`]: null }],
  ['an empty list', { [`${FOLD}.aliases`]: [] }],
  ['values beside it only', { 'moreFieldsOfAnother.updated': '2026-03-12' }],
])('the group of rare fields stays closed where it holds %s', (_, fields) => {
  expect(opens({ title: 'A title', ...fields })).toBe(false);
});

test('an article puts its rare fields into the group', () => {
  const post = EDITED_FILES.find(({ format }) => format === POST_FORMAT);
  expect(post?.parse('---\ntitle: A title\nupdated: 2026-03-12\n---\n\nWords.\n')).toMatchObject({
    title: 'A title',
    [FOLD]: { updated: '2026-03-12' },
  });
});
