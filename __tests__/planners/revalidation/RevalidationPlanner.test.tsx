// Guards the revalidation planner on screen (errors, results, entries, focus), and that nothing typed is lost.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { LeftAnswersContext } from '../../../src/hooks/use-left-answers';
import { RevalidationPlanner } from '../../../src/planners/revalidation/RevalidationPlanner';
import { answersLink } from '../../../src/planners/shared/answers-link';
import { dayText } from '../../../src/planners/shared/value-texts';
import { localDay } from '../../../src/utils/calendar';
import { withPlainSpaces } from '../../../src/utils/unbroken-days';
import { enter } from '../../support/enter';
import { renderInTheme } from '../../support/render-in-theme';
import { NMC_FACTS } from './nmc-facts';

/** Allows for a long form on a busy machine. */
jest.setTimeout(60_000);

/** The localStorage key of the entries. */
const KEY = 'tool:revalidation-planner';

/**
 * Renders the planner.
 * @param left unsaved planner entries; pass the same map for a visitor who returns from another page
 */
function show(left = new Map<string, unknown>()): UserEvent {
  renderInTheme(
    <LeftAnswersContext value={left}>
      <RevalidationPlanner facts={NMC_FACTS} />
    </LeftAnswersContext>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const results = () => screen.queryByRole('region', { name: 'Where you are' });
const sheet = () => within(screen.getByRole('region', { name: 'Where you are' }));
/** A row of the results, folded or not; the example has rows of the same names. */
const row = (name: string) => within(sheet().getByRole('row', { name: new RegExp(`^${name}`), hidden: true }));
const topic = () => screen.getByLabelText(/^Topic/);
/** The year the registration expires; dates have their own year field. */
const year = () =>
  within(screen.getByRole('group', { name: /^When does your registration expire/ })).getByLabelText('Year');
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const kept = () => localStorage.getItem(KEY);
const remember = (user: UserEvent) => user.click(button('Remember on this device'));
const showResults = (user: UserEvent) => user.click(button('Show where I am'));
const toldOfOtherTab = () => expect(screen.getByText(/was changed in another tab/)).toBeInTheDocument();

/** Entries stored by an earlier visit or another tab. */
const saved = (data: object) =>
  JSON.stringify({ kind: 'nursing-tools', tool: 'revalidation-planner', version: 1, saved: '2026-11-01', data });

function giveMonth(): void {
  fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '4' } });
  enter(year(), '2067');
}

/** Adds a learning entry. */
async function addLearning(user: UserEvent, title: string, hours = '3', participatory = '0'): Promise<void> {
  enter(topic(), title);
  enter(screen.getByLabelText('Hours'), hours);
  enter(screen.getByLabelText(/participatory hours/), participatory);
  await user.click(button('Add this learning'));
}

async function openFile(user: UserEvent, data: object): Promise<void> {
  const text = saved(data);
  // jsdom cannot read files as text.
  const file = Object.assign(new File([text], 'saved.json', { type: 'application/json' }), { text: async () => text });
  await user.upload(screen.getByLabelText('Open a file'), file);
  await screen.findByText('The file is open.');
}

afterEach(() => localStorage.clear());

test('errors are listed above the form and next to each field', async () => {
  const user = show();
  await showResults(user);
  const alert = screen.getByRole('alert', { name: 'Please check these answers' });
  expect(alert).toHaveFocus();
  const title = screen.getByRole('heading', { name: /^Your registration/ });
  expect(title.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(textsOf(within(alert).getAllByRole('link'))).toEqual(['Month: this is missing', 'Year: this is missing']);
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveAccessibleDescription('Month: this is missing');
  expect(results()).toBeNull();
  await user.click(within(alert).getByRole('link', { name: /^Year/ }));
  expect(year()).toHaveFocus();
});

test('results have the dates, eight parts, largest gap and next step', async () => {
  const user = show();
  giveMonth();
  enter(screen.getByRole('textbox', { name: /^Practice hours/ }), '300');
  await showResults(user);
  expect(screen.getByRole('heading', { name: 'Where you are' })).toHaveFocus();
  expect(row('Application due by').getByText(/1.April.2067/)).toHaveAttribute('dateTime', '2067-04-01');
  expect(row('Application opens').getByText(/31.January.2067/)).toHaveAttribute('dateTime', '2067-01-31');
  const parts = within(sheet().getByRole('table', { name: 'The eight parts', hidden: true }));
  expect(textsOf(parts.getAllByRole('rowheader', { hidden: true }))).toEqual([
    'Practice hours',
    'Continuing professional development',
    'Practice-related feedback',
    'Written reflective accounts',
    'Reflective discussion',
    'Health and character',
    'Professional indemnity arrangement',
    'Confirmation',
  ]);
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(told).toContain('0 of 8 parts are done. Your application opens on 31 January 2067.');
  const next = within(sheet().getByRole('region', { name: '35 hours of learning still to do' }));
  expect(next.getByText(/^To be ready by 1 April 2067: about [\d.]+ hours a month/)).toBeVisible();
  expect(next.getByRole('button', { name: 'Remind me monthly' })).toBeVisible();
  const bars = within(sheet().getByRole('group', { name: 'The eight parts' })).getAllByRole('listitem');
  expect(bars[0]).toHaveTextContent(/^Practice hoursabout .*300 of 450$/);
  expect(bars[2]).toHaveTextContent(/^of which participatory.*0 of 20$/);
  expect(bars.at(-1)).toHaveTextContent(/^ConfirmationTo do/);
});

test('the faults of a part are joined as sentences', async () => {
  const user = show();
  giveMonth();
  await showResults(user);
  await addLearning(user, 'Sepsis');
  enter(topic(), 'Falls');
  const bars = within(sheet().getByRole('group', { name: 'The eight parts' })).getAllByRole('listitem');
  expect(textsOf(bars)[1]).toMatch(/a month\. 3 more in entries .*evidence\. The entry that you have begun /);
});

test('learning can be added, changed and removed, each announced', async () => {
  const user = show();
  giveMonth();
  await showResults(user);
  await addLearning(user, 'Sepsis');
  expect(screen.getByText('Added: Sepsis.')).toBeInTheDocument();
  expect(topic()).toHaveFocus();
  const missing = 'the day, the method, the part of the Code';
  expect(row('Sepsis').getByText(`${missing}, the evidence`)).toBeInTheDocument();

  await user.click(button('Change Sepsis'));
  enter(screen.getByRole('textbox', { name: 'Evidence you keep' }), 'Certificate');
  await user.click(button('Save this entry'));
  expect(screen.getByText('Changed: Sepsis.')).toBeInTheDocument();
  expect(row('Sepsis').getByText(missing)).toBeInTheDocument();

  await user.click(button('Remove Sepsis'));
  expect(screen.getByText('Removed: Sepsis.').closest('li')).toHaveFocus();
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
});

test('a repeated outcome is announced again', async () => {
  const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: jest.fn() });
  const user = show();
  /** Whether the announcement is a new node, which screen readers read although its text is the same. */
  const isNewNode = async (text: string, act: () => Promise<void>) => {
    await act();
    const before = screen.getByText(text);
    await act();
    return screen.getByText(text) !== before;
  };
  expect(await isNewNode('Added: E-learning.', () => addLearning(user, 'E-learning'))).toBe(true);
  expect(
    await isNewNode('Removed: E-learning.', () =>
      user.click(screen.getAllByRole('button', { name: 'Remove E-learning' })[0] ?? document.body),
    ),
  ).toBe(true);
  for (const [name, text] of [
    ['Save to a file', /^Your browser has been asked to save/],
    ['Start again', 'All fields are empty.'],
  ] as const) {
    await user.click(button(name));
    const before = screen.getByText(text);
    await user.click(button(name));
    expect([name, screen.getByText(text) === before]).toEqual([name, false]);
  }
  await openFile(user, { expiryYear: '2067' });
  const before = screen.getByText('The file is open.');
  await openFile(user, { expiryYear: '2067' });
  expect(screen.getByText('The file is open.')).not.toBe(before);
  opened.mockRestore();
});

test('the error of an entry disappears with the entry', async () => {
  const user = show();
  await addLearning(user, 'Sepsis', '3', '4');
  expect(screen.getByLabelText(/participatory hours/)).toHaveAccessibleDescription(/must be 3 hours or less, not “4”/);
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/participatory hours/));
  await user.click(button('Add this learning'));
  await user.click(button('Add this learning'));
  for (const leave of ['Change Sepsis', 'Cancel changes']) {
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.click(button(leave));
    expect(screen.queryByRole('alert')).toBeNull();
    if (leave === 'Cancel changes') break;
    await user.clear(topic());
    await user.click(button('Save this entry'));
  }
});

test('a refused storage is reported, and keeps the earlier answers', async () => {
  const before = saved({ expiryMonth: '4', expiryYear: '2067' });
  localStorage.setItem(KEY, before);
  const user = show();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await addLearning(user, 'Sepsis');
  expect(screen.getByText(/^This browser would not remember it/)).toBeInTheDocument();
  expect(kept()).toBe(before);
  full.mockRestore();
  await remember(user);
  expect(kept()).toContain('Sepsis');
});

test('answers stored by another tab are not overwritten without notice', async () => {
  const user = show();
  giveMonth();
  localStorage.setItem(KEY, saved({ expiryYear: '2070' }));
  await remember(user);
  toldOfOtherTab();
  expect(kept()).toContain('2070');
  await remember(user);
  expect(kept()).toContain('2067');
  localStorage.setItem(KEY, saved({ cpd: [{ topic: 'Falls' }] }));
  await addLearning(user, 'Sepsis');
  toldOfOtherTab();
  expect(kept()).toContain('Falls');
});

test('a change in another tab is reported at once', async () => {
  const user = show();
  giveMonth();
  for (const change of [() => localStorage.setItem(KEY, saved({ expiryYear: '2070' })), () => localStorage.clear()]) {
    await remember(user);
    act(() => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    toldOfOtherTab();
  }
  enter(topic(), 'Sepsis');
  expect(year()).toHaveValue('2067');
  expect(localStorage).toHaveLength(0);
});

test('unreadable answers are replaced on request and forgotten completely', async () => {
  localStorage.setItem(KEY, 'something else');
  const user = show();
  enter(topic(), 'Sepsis');
  expect(screen.getByText(/cannot be read by this page/)).toBeInTheDocument();
  expect(kept()).toBe('something else');
  await remember(user);
  expect(kept()).toContain('Sepsis');
  await user.click(button('Forget'));
  expect(localStorage).toHaveLength(0);
});

describe('leaving', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('is confirmed while answers are neither stored nor saved', async () => {
    const user = show();
    expect(isAsked()).toBe(false);
    enter(topic(), 'Sepsis');
    expect(isAsked()).toBe(true);
    for (const [name, asked] of [
      ['Remember on this device', false],
      ['Forget', true],
      ['Start again', false],
    ] as const) {
      await user.click(button(name));
      expect([name, isAsked()]).toEqual([name, asked]);
    }
  });

  test('is confirmed after saving until the file has been opened again', async () => {
    // jsdom would navigate to the file.
    const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: jest.fn() });
    const left = new Map();
    const user = show(left);
    giveMonth();
    await showResults(user);
    await user.click(button('Save to a file'));
    expect(opened.mock.contexts).toMatchObject([{ href: 'blob:saved', download: expect.stringMatching(/\.json$/) }]);
    expect(isAsked()).toBe(true);
    cleanup();
    show(left);
    expect(isAsked()).toBe(true);
    await openFile(user, { expiryYear: '2067' });
    expect(isAsked()).toBe(false);
    opened.mockRestore();
  });
});

describe('answers on their way to another browser', () => {
  beforeEach(() => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: jest.fn() });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    history.replaceState(null, '', '/');
  });
  const data = { expiryMonth: '4', expiryYear: '2067', cpd: [{ topic: 'Sepsis — “Ü”' }] };
  const arrive = (text: string) => {
    history.replaceState(null, '', answersLink('http://localhost/tools/revalidation-planner/', text)?.href);
    return show();
  };

  test('arrive by a link, which the address then lacks', () => {
    arrive(saved(data));
    expect(screen.getByText('Here is what you entered in the other browser.')).toBeVisible();
    expect(year()).toHaveValue('2067');
    expect(results()).toBeVisible();
    expect(button('Change Sepsis — “Ü”')).toBeVisible();
    expect(location.href).not.toContain('#');
  });

  test('leave alone what this browser keeps, until the visitor decides', async () => {
    localStorage.setItem(KEY, saved({ expiryYear: '2070' }));
    const user = arrive(saved(data));
    expect(year()).toHaveValue('2067');
    expect(screen.getByText(/is not what came with the link/)).toBeVisible();
    expect(kept()).toBe(saved({ expiryYear: '2070' }));
    await user.click(button('Undo'));
    expect(year()).toHaveValue('2070');
  });

  test('in a cut link are refused, and the link stays', () => {
    arrive(saved(data));
    cleanup();
    history.replaceState(null, '', '#answers=eyJraW5kIjoibnVy');
    show();
    expect(screen.getByText(/^No answers can be read in this/)).toBeVisible();
    expect(location.hash).not.toBe('');
  });

  test('arrive by pasting the link or the text', async () => {
    const user = show();
    for (const pasted of [answersLink('http://localhost/', saved(data))?.href ?? '', saved({ expiryYear: '2068' })]) {
      await user.click(screen.getByLabelText('The link or text that you copied'));
      await user.paste(pasted);
      await user.click(button('Open what I pasted'));
      expect(year()).toHaveValue(pasted.startsWith('http') ? '2067' : '2068');
    }
  });

  test('too long for a link are copied as text', () => {
    const long = saved({ cpd: [{ topic: 'x'.repeat(20_000) }] });
    expect(answersLink('http://localhost/', long)).toBeNull();
    localStorage.setItem(KEY, long);
    show();
    act(() => button('Save to a file').click());
    expect(screen.getByText(/Your answers are too long for a link/)).toBeVisible();
    expect(button('Copy my answers')).toBeVisible();
  });

  test('leave the address with the next change', async () => {
    const user = show();
    giveMonth();
    await user.click(button('Save to a file'));
    await user.click(button('Copy link with my answers'));
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(location.hash).toMatch(/^#answers=[\w-]+$/);
    enter(topic(), 'S');
    expect(location.hash).toBe('');
    expect(screen.queryByText(/Nothing happened/)).toBeNull();
  });
});

test('an empty stored plan has no welcome', async () => {
  const user = show();
  enter(topic(), 'Sepsis');
  await remember(user);
  await user.click(button('Start again'));
  cleanup();
  show();
  expect(screen.queryByText(/^Your plan, saved|what you entered last time/)).not.toBeInTheDocument();
  expect(button('Forget')).toBeInTheDocument();
});

test('a returning visitor has a link to the dated plan', async () => {
  localStorage.setItem(KEY, saved({ expiryMonth: '4', expiryYear: '2067' }));
  const user = show();
  expect(screen.getByText(/^Your plan, saved/)).toHaveTextContent(/saved 1.November.2026$/);
  await user.click(screen.getByRole('link', { name: 'Go to your plan' }));
  expect(screen.getByRole('heading', { name: 'Where you are' })).toHaveFocus();
  enter(topic(), 'Sepsis');
  expect(screen.getByText(/^Your plan, saved/)).toHaveTextContent(withPlainSpaces(dayText(localDay(new Date()))));
  expect(kept()).toContain('Sepsis');
  localStorage.setItem(KEY, saved({ expiryYear: '2070' }));
  enter(topic(), ' in pregnancy');
  expect(screen.queryByText(/^Your plan, saved/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your plan' })).toBeVisible();
});

test.each([
  ['2027-03-01', /^The NMC plans to publish/],
  ['2028-06-10', /^The NMC planned to publish/],
])('what the NMC has announced is told in the tense of %s', (day, text) => {
  jest.useFakeTimers({ now: new Date(`${day}T10:00:00`) });
  localStorage.setItem(KEY, saved({ expiryMonth: '3', expiryYear: '2029' }));
  show();
  expect(sheet().getByText(text)).toBeInTheDocument();
  jest.useRealTimers();
});

test('results follow the day on which the page is visible again', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T10:00:00') });
  localStorage.setItem(
    KEY,
    saved({ expiryMonth: '3', expiryYear: '2027', cpd: [{ topic: 'Falls', date: '2026-12-01' }] }),
  );
  show();
  expect(sheet().getByText('Due in 94 days')).toBeVisible();
  jest.setSystemTime(new Date('2027-02-07T00:00:01'));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(sheet().getByText('Due in 22 days')).toBeVisible();
  jest.useRealTimers();
});

test('emptied fields can be restored', async () => {
  const user = show();
  giveMonth();
  await addLearning(user, 'Sepsis');
  await showResults(user);
  await user.click(button('Start again'));
  await user.click(button('Start again'));
  expect(year()).toHaveValue('');
  expect(screen.getByText('No learning added yet.')).toBeInTheDocument();
  expect(results()).toBeNull();
  await user.click(button('Undo'));
  expect(year()).toHaveValue('2067');
  expect(button('Change Sepsis')).toBeInTheDocument();
  expect(results()).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Keep what you enter' })).toHaveFocus();
});

test('a half-written entry is added when another is opened', async () => {
  const user = show();
  await addLearning(user, 'Sepsis');
  enter(topic(), 'Falls');
  await remember(user);
  expect(kept()).toContain('Falls');
  await user.click(button('Change Sepsis'));
  expect(screen.getByText('Added: Falls.')).toBeInTheDocument();
  expect(topic()).toHaveValue('Sepsis');
  enter(topic(), ' in pregnancy');
  await user.click(button('Change Falls'));
  expect(screen.getByText('Changed: Sepsis in pregnancy.')).toBeInTheDocument();
  expect(topic()).toHaveValue('Falls');
  enter(topic(), ' at night');
  cleanup();
  show();
  expect(topic()).toHaveValue('Falls at night');
  await user.click(button('Cancel changes'));
  expect(topic()).toHaveValue('');
  expect(button('Change Falls')).toBeInTheDocument();
  await user.click(button('Start again'));
  await user.click(button('Undo'));
  expect(button('Change Sepsis in pregnancy')).toBeInTheDocument();
});

test('an opened file replaces the entry that is being changed', async () => {
  const user = show();
  await addLearning(user, 'Sepsis');
  await user.click(button('Change Sepsis'));
  await openFile(user, { cpd: [{ id: '1', topic: 'Falls', hours: '2', participatory: '1' }] });
  expect(screen.queryByText('Added: Sepsis.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save this entry' })).toBeNull();
  expect(topic()).toHaveValue('');
  expect(button('Change Falls')).toBeInTheDocument();
});

test('errors disappear after a file is opened or answers are restored', async () => {
  const user = show();
  await showResults(user);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await openFile(user, { expiryMonth: '4', expiryYear: '2067' });
  expect(results()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Start again'));
  await showResults(user);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await user.click(button('Undo'));
  expect(screen.queryByRole('alert')).toBeNull();
});
