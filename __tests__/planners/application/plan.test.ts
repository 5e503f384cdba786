// Guards the text of an application, what it lacks, and changes of the list of criteria.
import { answeredOf, joined, ownText, planOf, settled } from '../../../src/planners/application/plan';
import { type CriterionAnswer, EMPTY_CRITERION, NO_ANSWERS } from '../../../src/planners/application/questions';
import { undone } from '../../../src/planners/shared/entry-list';

const criterion = (id: string, more: Partial<CriterionAnswer> = {}): CriterionAnswer => ({
  ...EMPTY_CRITERION,
  id,
  text: `Criterion ${id}`,
  ...more,
});
const STORY = { situation: 'It was night', task: 'I was in charge.', action: 'I called', result: 'Two beds were free' };
const story = (id: string, more: Partial<CriterionAnswer> = {}) => criterion(id, { ...STORY, ...more });
const plan = (criteria: readonly CriterionAnswer[], more: Partial<typeof NO_ANSWERS> = {}) => {
  const made = planOf({ ...NO_ANSWERS, post: 'Senior staff nurse', criteria, ...more });
  if (!made) throw new Error('There is no plan.');
  return made;
};

const CRITERIA = [
  criterion('1', { answer: 'fact', fact: 'On the register since 2021' }),
  criterion('2', { answer: 'same', same: '4' }),
  criterion('3'),
  story('4'),
];

test('the text follows the specification, a shared example at its first criterion', () => {
  expect(plan(CRITERIA).text).toBe(
    'Criterion 1\nOn the register since 2021.\n\nCriterion 2\nCriterion 4\nIt was night. I was in charge. I called. Two beds were free.',
  );
  expect(plan(CRITERIA, { headings: 'no' }).text).toMatch(/^On the register since 2021\.\n\nIt was night/);
});

test('a criterion without own or shared words is open', () => {
  const { answered, size } = plan([...CRITERIA, criterion('5', { answer: 'same', same: '3' })]);
  expect(answered.map(({ source }) => source?.id ?? null)).toEqual(['1', '4', null, '4', null]);
  expect(size).toBe(24);
});

test('essential criteria without an answer are open before desirable ones', () => {
  const criteria = [criterion('1', { weight: 'desirable' }), criterion('2', { weight: 'essential' }), ...CRITERIA];
  expect(plan(criteria).open.map(({ id }) => id)).toEqual(['2', '3', '1']);
});

test.each([
  ['  • One\t\tmore  \r\n\u200BTwo\n', 'One  more\nTwo.'],
  ['On the register (2021)', 'On the register (2021).'],
  ['Is it so?', 'Is it so?'],
  [' \n ', ''],
])('the fact %j is written as %j', (fact, text) => {
  expect(ownText(criterion('1', { answer: 'fact', fact }))).toBe(text);
  expect(ownText(criterion('1', { answer: 'same', fact }))).toBe('');
});

test('there is no plan without a post', () => {
  expect(planOf(NO_ANSWERS)).toBeNull();
  expect(plan([])).toMatchObject({ text: '', size: 0, limit: null });
});

test.each([
  ['nothing', {}, []],
  ['more we than I', { action: 'We called and we moved our bay.' }, ['we']],
  ['a result without a change', { result: 'The outcome was positive' }, ['result']],
  ['a change without a figure', { result: 'She no longer fell' }, []],
  ['as much we as I', { situation: '', task: 'I led', action: 'We called' }, []],
  ['an empty result', { result: ' ' }, []],
  ['an example without words', { situation: '', task: '', action: '', result: '' }, []],
  ['an answer elsewhere, whatever it says', { answer: 'same', action: 'We called and we moved' }, []],
  ['a fact, whatever it says', { answer: 'fact', fact: 'We' }, []],
])('doubts about %s', (_name, more, doubts) => {
  expect(answeredOf([story('1', more)])[0]?.doubts).toEqual(doubts);
});

test('an example that answers three criteria is flagged', () => {
  const users = ['2', '3'].map((id) => criterion(id, { answer: 'same', same: '1' }));
  const entry = story('1');
  expect(answeredOf([entry, ...users])[0]?.doubts).toEqual(['often']);
  expect(answeredOf([entry, ...users.slice(1)])[0]?.doubts).toEqual([]);
});

test('several lines become several criteria, the first of which has the answer', () => {
  const [first, second, third] = settled([], [story('1', { text: 'One\n\n Two ' }), criterion('7')]);
  expect([first?.text, second?.text, second?.id, third?.id]).toEqual(['One', 'Two', '8', '7']);
  expect(second && ownText(second)).toBe('');
});

test('the example of a removed criterion passes to the first that used it', () => {
  const users = ['2', '3'].map((id) => criterion(id, { answer: 'same', same: '1' }));
  const [heir, other] = settled([story('1'), ...users], users);
  expect(heir).toMatchObject({ id: '2', text: 'Criterion 2', answer: 'example', ...STORY });
  expect(other).toMatchObject({ answer: 'same', same: '2' });
});

test('the example of a removed criterion leaves the answers to others alone', () => {
  const others = [criterion('2', { answer: 'same', same: '9' }), criterion('3', { same: '1' })];
  expect(settled([story('1'), ...others], others)).toEqual(others);
});

/** The whole text once two neighbours of a list are joined, and what it lacks. */
function afterJoining(all: readonly CriterionAnswer[], above: number) {
  const [one, other] = [all[above], all[above + 1]];
  if (!one || !other) throw new Error('There are no such neighbours.');
  const { text, open } = plan(settled(all, all.toSpliced(above, 2, joined(one, other))), { headings: 'no' });
  return { text, open: open.length };
}

const fact = (id: string, text: string) => criterion(id, { answer: 'fact', fact: text });
const uses = (id: string, same: string) => criterion(id, { answer: 'same', same });
const TOLD = 'It was night. I was in charge. I called. Two beds were free.';

test.each([
  ['a fact and an example', [fact('1', 'RN'), story('2')], 0, { text: `RN\n${TOLD}`, open: 0 }],
  ['an example and a fact', [story('1'), fact('2', 'RN')], 0, { text: `RN\n${TOLD}`, open: 0 }],
  ['two facts', [fact('1', 'RN'), fact('2', 'ILS')], 0, { text: 'RN\nILS.', open: 0 }],
  ['the same fact twice', [fact('1', 'RN'), fact('2', 'RN')], 0, { text: 'RN.', open: 0 }],
  ['the same example twice', [story('1'), story('2')], 0, { text: TOLD, open: 0 }],
  ['nothing and the example of another', [criterion('1'), uses('2', '3'), story('3')], 0, { text: TOLD, open: 0 }],
  ['the example of another and nothing', [uses('1', '3'), criterion('2'), story('3')], 0, { text: TOLD, open: 0 }],
  ['an example and a use of it', [story('1'), uses('2', '1')], 0, { text: TOLD, open: 0 }],
  ['a use of an example, and it', [uses('1', '2'), story('2')], 0, { text: TOLD, open: 0 }],
  ['an example that others use', [criterion('1'), story('2'), uses('3', '2')], 0, { text: TOLD, open: 0 }],
  [
    'two examples, the second of which others use',
    [story('1', { situation: 'I' }), story('2', { situation: 'II' }), uses('3', '2')],
    0,
    { text: TOLD.replace('It was night', 'I\nII'), open: 0 },
  ],
  ['two without an answer', [criterion('1'), criterion('2')], 0, { text: '', open: 1 }],
])('joined criteria have each text once: %s', (_name, all, above, expected) => {
  expect(afterJoining(all, above)).toEqual(expected);
});

test('joined criteria keep what stands in fields that are not asked for now', () => {
  expect(joined(criterion('1', { fact: 'RN', answer: 'example' }), story('2'))).toMatchObject({ fact: 'RN', ...STORY });
});

test('undoing a removal gives each example once, whatever was entered since', () => {
  const all = [criterion('1'), story('2'), uses('3', '2')];
  const without = settled(all, all.toSpliced(1, 1));
  expect(plan(without, { headings: 'no' }).text).toBe(TOLD);
  expect(undone(all, without, without)).toEqual(all);
  const [first = criterion('1'), heir = criterion('3')] = without;
  const changed = [
    { ...first, weight: 'essential' },
    { ...heir, action: 'I called twice' },
  ];
  const back = undone(all, without, changed);
  expect(plan(back, { headings: 'no' }).text).toBe(TOLD);
  expect(back).toMatchObject([{ weight: 'essential' }, story('2'), { answer: 'same', action: 'I called twice' }]);
});

test('undoing an earlier change leaves what was removed since to its heir', () => {
  const before = [story('1'), uses('2', '1')];
  const after = [...before, criterion('3'), criterion('4')];
  const latest = settled(after, [after[1] ?? criterion('2'), criterion('3'), story('4', { situation: 'II' })]);
  const back = undone(before, after, latest);
  expect(back.map(({ id }) => id)).toEqual(['2', '4']);
  expect(plan(back, { headings: 'no' }).text).toBe(`${TOLD}\n\n${TOLD.replace('It was night', 'II')}`);
});

test('lines in a title become no more criteria than the list takes', () => {
  const full = Array.from({ length: 100 }, (_, index) => criterion(String(index + 1)));
  const before = [criterion('1', { text: 'One\nTwo' }), ...full.slice(1)];
  expect(settled(full, before)).toEqual(before);
  const lines = Array.from({ length: 101 }, (_, index) => `Line ${index}`).join('\n');
  expect(settled([], [criterion('1', { text: lines })])).toHaveLength(1);
});

test.each([
  ['one\ntwo\r\nthree', 'one\ntwo\nthree.', 16],
  ['cafe\u0301', 'caf\u00E9.', 5],
  ['Well done \u{1F600}!', 'Well done \u{1F600}!', 13],
])('the length of %j is what a form counts at most', (action, text, size) => {
  const answers = plan([criterion('1', { answer: 'example', action })], { unit: 'characters', per: 'answer' });
  expect(answers.blocks.map(({ source }) => ownText(source))).toEqual([text]);
  expect(answers.size).toBe(size);
});

test.each([
  [{ unit: 'words' }, 22],
  [{ unit: 'characters' }, 117],
  [{ unit: 'words', per: 'answer' }, 13],
  [{ unit: 'characters', per: 'answer' }, 60],
])('the size that %j means', (form, size) => {
  expect(plan([CRITERIA[0] ?? criterion('1'), story('4')], form).size).toBe(size);
});
