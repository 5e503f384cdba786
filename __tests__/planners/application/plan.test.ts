// Guards the text of an application, what it lacks, and changes of the list of criteria.
import { doubtsOf, joined, ownText, planOf, settled } from '../../../src/planners/application/plan';
import { type CriterionAnswer, EMPTY_CRITERION, NO_ANSWERS } from '../../../src/planners/application/questions';

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
  const entry = story('1', more);
  expect(doubtsOf(entry, [entry])).toEqual(doubts);
});

test('an example that answers three criteria is flagged', () => {
  const users = ['2', '3'].map((id) => criterion(id, { answer: 'same', same: '1' }));
  const entry = story('1');
  expect(doubtsOf(entry, [entry, ...users])).toEqual(['often']);
  expect(doubtsOf(entry, [entry, ...users.slice(1)])).toEqual([]);
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

test('joined criteria have the answer of the first that has one, else of the second', () => {
  const [same, none] = [criterion('1', { answer: 'same', same: '7' }), criterion('2')];
  expect(joined(same, story('2')).answer).toBe('example');
  expect(joined(story('1'), same)).toMatchObject({ answer: 'example', ...STORY });
  expect(joined(same, none)).toMatchObject({ answer: 'same', same: '7' });
});

test('joined criteria keep all that was written for either', () => {
  const whole = joined(criterion('1'), story('2'));
  expect(whole).toMatchObject({ id: '1', text: 'Criterion 1 Criterion 2', answer: 'example', ...STORY });
  expect(joined(story('1'), story('2')).action).toBe('I called\nI called');
});

test.each([
  ['one\ntwo\r\nthree', 'one\ntwo\nthree.', 16],
  ['cafe\u0301', 'caf\u00E9.', 5],
  ['Well done \u{1F600}!', 'Well done \u{1F600}!', 13],
])('the length of %j is what a form counts at most', (action, text, size) => {
  const answers = plan([criterion('1', { answer: 'example', action })], { unit: 'characters', per: 'answer' });
  expect(answers.blocks[0]?.text).toBe(text);
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
