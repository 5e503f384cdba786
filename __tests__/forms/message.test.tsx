// Guards what becomes of a message whose page is left before the answer, and of its draft in other tabs.
import type { Outcome } from '../../src/forms/receiver';

const HELLO = { name: 'Maria Cruz', message: 'Hello' };
const LONGER = { ...HELLO, message: 'Hello, where do I begin?' };

const ACCEPTED: Outcome = { kind: 'accepted' };
const FAILED: Outcome = { kind: 'trouble', trouble: 'failed' };
const TIMEOUT: Outcome = { kind: 'trouble', trouble: 'timeout' };

type Message = ReturnType<typeof import('../../src/forms/message')['messageOf']>;

const opened: (() => void)[] = [];

/** The form of a new document in this tab, and what closes it. */
function open(): Message & { readonly close: () => void } {
  let message: Message | undefined;
  jest.isolateModules(() => {
    message = (require('../../src/forms/message') as typeof import('../../src/forms/message')).messageOf('contact');
  });
  if (!message) throw new Error('There is no message.');
  const close = message.subscribe(() => undefined);
  opened.push(close);
  return { ...message, close };
}

/** Sends values; what is returned answers. */
function send(message: Message, values = HELLO, onAccepted = jest.fn()): (outcome: Outcome) => Promise<void> {
  let answer: (outcome: Outcome) => void = () => undefined;
  const sent = message.send(values, () => new Promise((resolve) => (answer = resolve)), onAccepted);
  return async (outcome) => {
    answer(outcome);
    await jest.advanceTimersByTimeAsync(0);
    return sent;
  };
}

/** The page is left, and comes back from the cache. */
function leaveAndReturn(): void {
  for (const type of ['pagehide', 'pageshow']) dispatchEvent(Object.assign(new Event(type), { persisted: true }));
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  jest.useRealTimers();
});

test('an answer that comes while another page is open is said on the return, once', async () => {
  const message = open();
  const onAccepted = jest.fn();
  const answer = send(message, HELLO, onAccepted);
  message.close();
  expect(message.progress().isSending).toBe(true);
  await answer(ACCEPTED);
  expect(onAccepted).toHaveBeenCalledTimes(1);
  message.subscribe(() => undefined)();
  expect(message.draft()).toEqual({});
  expect(message.progress().outcome).toBeNull();
  const [later, fails] = [open(), send(message)];
  message.close();
  await fails(FAILED);
  expect([message.progress().outcome, message.draft()]).toEqual([FAILED, HELLO]);
  later.close();
});

test.each([
  ['before the answer', undefined],
  ['after a timeout', TIMEOUT],
])(
  'a document that was left %s is followed by one that is not sure, until a message is sent',
  async (_when, outcome) => {
    const left = open();
    const answer = send(left);
    if (outcome) await answer(outcome);
    dispatchEvent(new Event('pagehide'));
    // As browsers do then.
    await answer(FAILED);
    left.close();
    for (const next of [open(), open()]) {
      expect(next.progress()).toEqual({ isSending: false, outcome: TIMEOUT, sent: HELLO });
      expect(next.draft()).toEqual(HELLO);
    }
    const retry = open();
    await send(retry)(ACCEPTED);
    expect(open().progress().outcome).toBeNull();
  },
);

test.each([
  [ACCEPTED, ACCEPTED, {}],
  [FAILED, TIMEOUT, HELLO],
])('a page from the back/forward cache is not sure; after the late answer %j it says %j', async (late, said, draft) => {
  const message = open();
  const answer = send(message);
  dispatchEvent(new Event('pageshow'));
  expect(message.progress().isSending).toBe(true);
  leaveAndReturn();
  expect(message.progress()).toMatchObject({ isSending: false, outcome: TIMEOUT });
  await answer(late);
  expect([message.progress().outcome, message.draft()]).toEqual([said, draft]);
});

test('text typed while sending stays, as another message', async () => {
  const message = open();
  const answer = send(message);
  jest.advanceTimersByTime(10);
  message.keep(LONGER);
  await answer(ACCEPTED);
  expect(message.draft()).toEqual(LONGER);
  expect(open().draft()).toEqual(LONGER);
  expect(open().progress().outcome).toBeNull();
});

/** A tab has a storage of its own, of which a tab that it opens gets a copy. */
function openTab(): { readonly stored: Map<string, string> } {
  return { stored: new Map(Object.entries(sessionStorage)) };
}
function enter({ stored }: ReturnType<typeof openTab>): void {
  sessionStorage.clear();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}

/** What is typed in either tab after one was opened from the other, which one sends, and whether the other's draft goes. */
const TABS: readonly [first: boolean, second: boolean, sends: 'first' | 'second', isGone: boolean][] = [
  [false, false, 'second', true],
  [false, true, 'second', true],
  [true, false, 'second', false],
  [true, true, 'second', false],
  [false, false, 'first', true],
  [true, false, 'first', true],
  [false, true, 'first', false],
];

test.each(TABS)(
  'typed on in the first tab: %s, in the second: %s; the %s sends: the other draft is gone: %s',
  async (...row) => {
    const [inFirst, inSecond, sender, isGone] = row;
    const first = open();
    first.keep(HELLO);
    const copy = openTab();
    jest.advanceTimersByTime(10);
    if (inFirst) first.keep(LONGER);
    const tabs = { first: openTab(), second: copy };
    enter(copy);
    const second = open();
    jest.advanceTimersByTime(10);
    if (inSecond) second.keep({ ...HELLO, message: 'Hello again' });
    tabs.second = openTab();

    const [sending, other] = sender === 'first' ? [first, second] : [second, first];
    enter(tabs[sender]);
    await send(sending, sending.draft() as typeof HELLO)(ACCEPTED);
    sending.close();
    enter(tabs[sender === 'first' ? 'second' : 'first']);
    const before = other.draft();
    dispatchEvent(new StorageEvent('storage', { key: 'contact-sent' }));
    expect(other.draft()).toEqual(isGone ? {} : before);
    expect(other.progress().outcome).toEqual(isGone ? ACCEPTED : null);
  },
);
