// Guards what every planner does with answers: errors, results, storage, other tabs, files, links, and leaving the page.
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeftAnswersContext } from '../../../src/hooks/use-left-answers';
import { answersLink } from '../../../src/planners/shared/answers-link';
import { createPlanner } from '../../../src/planners/shared/create-planner';
import { emptyAnswers } from '../../../src/planners/shared/questions';
import { formatOf } from '../../../src/planners/shared/saved-file';
import { dayText } from '../../../src/planners/shared/value-texts';
import { daysBetween, localDay } from '../../../src/utils/calendar';
import { enter } from '../../support/enter';
import { renderInTheme } from '../../support/render-in-theme';

const TABLE = {
  year: { kind: 'year', min: 2024, max: 2099, label: 'Ends' },
  note: { kind: 'text', most: 50_000, isOptional: true, label: 'Note' },
  start: { kind: 'day', isOptional: true, label: 'Start' },
  pay: { kind: 'money', isOptional: true, label: 'Pay' },
  nhs: { kind: 'choice', options: { yes: 'Yes', no: 'No' }, isOptional: true, label: 'NHS' },
  since: { kind: 'day', when: { nhs: ['yes'] }, label: 'Since' },
} as const;
const EMPTY = emptyAnswers(TABLE);

/** A planner with a question of each kind: a real one takes long to draw. */
const Planner = createPlanner({
  format: formatOf('first-year-planner', EMPTY),
  table: TABLE,
  messages: {
    form: { title: 'Your answers', submit: 'Show' },
    results: { title: 'Your plan' },
    calendar: { name: 'Days', fileName: 'days' },
    example: { title: 'An example', lead: 'In {year}.', answers: { year: '2031' }, today: '2026-11-01' },
  },
  planOf: ({ year }) => (year === '' ? null : `${year}-01-01`),
  resultsOf: (plan, { today }) => ({
    entered: `Until ${dayText(plan)}`,
    summary: today && `${daysBetween(today, plan)} days`,
    headlines: [],
  }),
});

/** The localStorage key of the answers. */
const KEY = 'tool:first-year-planner';

/** Renders the planner; pass the same map of unsaved answers for a visitor who returns from another page. */
const show = (left = new Map<string, unknown>()) =>
  renderInTheme(
    <LeftAnswersContext value={left}>
      <Planner facts={[]} />
    </LeftAnswersContext>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const year = () => screen.getByRole('textbox', { name: 'Ends' });
const note = () => screen.getByRole('textbox', { name: /^Note/ });
const results = () => screen.queryByRole('region', { name: 'Your plan' });
const kept = () => localStorage.getItem(KEY);
/** A date's three fields. */
function dayFields() {
  const group = within(screen.getByRole('group', { name: 'Start' }));
  return { day: group.getByLabelText('Day'), month: group.getByLabelText('Month'), year: group.getByLabelText('Year') };
}
const pay = () => screen.getByLabelText('Pay');
const alert = () => screen.getByRole('alert');

/** Answers stored by an earlier visit or another tab. */
const saved = (data: object) =>
  JSON.stringify({ kind: 'nursing-tools', tool: 'first-year-planner', version: 1, saved: '2026-11-01', data });

async function openFile(data: object): Promise<void> {
  const text = saved(data);
  // jsdom cannot read files.
  const arrayBuffer = async () => Uint8Array.from(Buffer.from(text)).buffer;
  const file = Object.assign(new File([text], 'saved.txt', { type: 'text/plain' }), { arrayBuffer });
  await userEvent.upload(screen.getByLabelText('Open a file'), file);
  await screen.findByText('The file is open.');
}

beforeEach(() => {
  // jsdom would navigate to the file.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: jest.fn() });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('the error of a field is listed and marked, and disappears with the field', async () => {
  show();
  const nhs = within(screen.getByRole('group', { name: 'NHS' }));
  await userEvent.click(nhs.getByLabelText('Yes'));
  await press('Show');
  expect(alert()).toHaveFocus();
  const linked = () =>
    within(alert())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(linked()).toEqual(['Ends: this is missing', 'Since: this is missing']);
  expect(year()).toHaveAccessibleDescription('Ends: this is missing');
  await userEvent.click(nhs.getByLabelText('No'));
  expect(linked()).toEqual(['Ends: this is missing']);
  expect(nhs.getByLabelText('No')).toHaveFocus();
  await press('Show');
  expect(alert()).toHaveFocus();
});

test('the wrong part of a date is named, marked and focused', async () => {
  localStorage.setItem(KEY, saved({ year: '2067', start: '2026-13-01' }));
  show();
  const { day, month, year: last } = dayFields();
  await userEvent.click(screen.getByRole('link', { name: /^Start: check the month, as “13”/ }));
  expect(month).toHaveFocus();
  expect(month).toBeInvalid();
  expect(month).toHaveAccessibleDescription(/check the month, as “13” cannot be right/);
  expect(day).toBeValid();
  for (const field of [month, last]) await userEvent.clear(field);
  await press('Show');
  expect(alert()).toHaveTextContent('Start: give the month and year as well');
  expect(day).toHaveValue('1');
  enter(month, '4');
  expect(kept()).toContain('"start": "1/4/"');
});

test('an unusual answer is repeated as it was read, and a pasted date fills three fields', async () => {
  show();
  enter(pay(), '597,50');
  expect(pay()).toHaveAccessibleDescription(/^Read as £597\.50/);
  const { day, month, year: last } = dayFields();
  await userEvent.click(day);
  await userEvent.paste('05/14/2026');
  expect([day, month, last].map((field) => (field as HTMLInputElement).value)).toEqual(['14', '5', '2026']);
  expect(screen.getByRole('group', { name: 'Start' })).toHaveAccessibleDescription(/^Read as 14.May.2026/);
  await userEvent.clear(last);
  enter(last, '26');
  expect(last).toHaveValue('26');
  await userEvent.clear(pay());
  enter(pay(), '4.899');
  await press('Show');
  expect(alert()).toHaveTextContent('“4.899” can mean £4.90 or £4,899.00');
});

test('a refused storage is reported, and keeps the earlier answers', async () => {
  const before = saved({ year: '2067' });
  localStorage.setItem(KEY, before);
  show();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  enter(note(), 'Sepsis');
  expect(screen.getByText(/^This browser would not remember it/)).toBeInTheDocument();
  expect(kept()).toBe(before);
  full.mockRestore();
  await press('Remember on this device');
  expect(kept()).toContain('Sepsis');
});

test('answers of another tab are reported, and not overwritten without notice', async () => {
  show();
  enter(year(), '2067');
  const meet = async (change: () => void) => {
    change();
    expect(screen.getByText(/was changed in another tab/)).toBeInTheDocument();
    await press('Remember on this device');
    expect(kept()).toContain('2067');
  };
  localStorage.setItem(KEY, saved({ year: '2070' }));
  await press('Remember on this device');
  await meet(() => expect(kept()).toContain('2070'));
  await meet(() => {
    localStorage.setItem(KEY, saved({ note: 'Falls' }));
    enter(note(), 'Sepsis');
    expect(kept()).toContain('Falls');
  });
  // A page in the back/forward cache receives no other event.
  for (const event of [new StorageEvent('storage', { key: KEY }), new Event('pageshow')])
    for (const change of [() => localStorage.setItem(KEY, saved({ year: '2070' })), () => localStorage.clear()])
      await meet(() => {
        change();
        act(() => void window.dispatchEvent(event));
      });
});

test('unreadable answers are replaced on request and forgotten completely', async () => {
  localStorage.setItem(KEY, 'something else');
  show();
  enter(note(), 'Sepsis');
  expect(screen.getByText(/cannot be read by this page/)).toBeInTheDocument();
  expect(kept()).toBe('something else');
  await press('Remember on this device');
  expect(kept()).toContain('Sepsis');
  await press('Forget');
  expect(localStorage).toHaveLength(0);
});

test('leaving is confirmed while answers are neither stored nor opened from a file', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const left = new Map();
  show(left);
  expect(isAsked()).toBe(false);
  enter(note(), 'Sepsis');
  expect(isAsked()).toBe(true);
  for (const [name, asked] of [
    ['Remember on this device', false],
    ['Forget', true],
    ['Start again', false],
  ] as const) {
    await press(name);
    expect([name, isAsked()]).toEqual([name, asked]);
  }
  enter(year(), '2067');
  await press('Save to a file');
  expect(isAsked()).toBe(true);
  cleanup();
  show(left);
  expect(isAsked()).toBe(true);
  await openFile({ year: '2067' });
  expect(isAsked()).toBe(false);
});

describe('answers on their way to another browser', () => {
  const data = { year: '2067', note: 'Sepsis — “Ü”' };
  const linkWith = (text: string) => answersLink('http://localhost/tools/first-year-planner/', text)?.href;

  test('leave alone what this browser keeps, until the visitor decides', async () => {
    localStorage.setItem(KEY, saved({ year: '2070' }));
    history.replaceState(null, '', linkWith(saved(data)));
    show();
    expect([year(), note()].map((field) => (field as HTMLInputElement).value)).toEqual(Object.values(data));
    expect(location.href).not.toContain('#');
    expect(screen.getByText(/is not what came with the link/)).toBeVisible();
    expect(kept()).toBe(saved({ year: '2070' }));
    const said = screen.getByText('Here is what you entered in the other browser.');
    expect(said.parentElement).toHaveClass('MuiAlert-colorSuccess');
    await press('Undo');
    expect(year()).toHaveValue('2070');
  });

  test.each(['.', ')', '>', '%3E', ',x'])('arrive with %s after the link', (end) => {
    const hash = new URL(linkWith(saved(data)) ?? '').hash;
    for (const address of [hash + end, hash.replace('=', '%3D') + end]) {
      cleanup();
      history.replaceState(null, '', address);
      show();
      expect(year()).toHaveValue('2067');
      expect(location.hash).toBe('');
    }
  });

  test('in a cut link are refused, and pasting the whole link or the text brings them', async () => {
    for (const hash of ['#answers=eyJraW5kIjoibnVy', '#answers%3DeyJraW5kIjoibnVy', '#answers=']) {
      cleanup();
      history.replaceState(null, '', hash);
      show();
      expect(screen.getByText(/^No answers can be read in this/)).toBeVisible();
      expect(location.hash).not.toBe('');
    }
    for (const [pasted, expected] of [
      [`My plan: ${linkWith(saved(data))}.\nRegards, A.`, '2067'],
      [`> ${saved({ year: '2068' })}\n> Regards, A.`, '2068'],
    ] as const) {
      await userEvent.click(screen.getByLabelText('The link or text that you copied'));
      await userEvent.paste(pasted);
      await press('Open what I pasted');
      expect(year()).toHaveValue(expected);
    }
  });

  test('too long for a link are copied as text', async () => {
    const long = saved({ year: '2067', note: 'x'.repeat(20_000) });
    expect(linkWith(long)).toBeUndefined();
    localStorage.setItem(KEY, long);
    show();
    await press('Save to a file');
    expect(screen.getByText(/Your answers are too long for a link/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy my answers' })).toBeVisible();
  });

  test('leave the address with the next change', async () => {
    userEvent.setup();
    show();
    enter(year(), '2067');
    await press('Save to a file');
    await press('Copy link with my answers');
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(location.hash).toMatch(/^#answers=[\w-]+$/);
    enter(note(), 'S');
    expect(location.hash).toBe('');
    expect(screen.queryByText(/Nothing happened/)).toBeNull();
  });
});

test('a returning visitor has a link to the dated plan', async () => {
  localStorage.setItem(KEY, saved({ year: '2067' }));
  show();
  expect(screen.getByText(/^Your plan, saved/)).toHaveTextContent(/saved 1.November.2026$/);
  await userEvent.click(screen.getByRole('link', { name: 'Go to your plan' }));
  expect(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus();
  enter(note(), 'Sepsis');
  expect(screen.getByText(/^Your plan, saved/)).toHaveTextContent(dayText(localDay(new Date())).replace('\u00a0', ' '));
  expect(kept()).toContain('Sepsis');
  localStorage.setItem(KEY, saved({ year: '2070' }));
  enter(note(), ' in pregnancy');
  expect(screen.queryByText(/^Your plan, saved/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your plan' })).toBeVisible();
});

test('errors disappear, and the example folds, with opened or restored answers', async () => {
  show();
  const example = within(screen.getByRole('region', { name: 'An example' })).getByText('In 2031.');
  await press('Show');
  expect(results()).toBeNull();
  expect(example).toBeVisible();
  await openFile({ year: '2067' });
  expect(results()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Show');
  expect(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus();
  expect(example).not.toBeVisible();
  await press('Start again');
  await press('Show');
  expect(alert()).toBeInTheDocument();
  expect(year()).toHaveValue('');
  await press('Undo');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(year()).toHaveValue('2067');
  expect(results()).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Keep what you enter' })).toHaveFocus();
});
