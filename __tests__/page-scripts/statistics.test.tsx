// Guards what a provider of statistics receives, and when nothing is sent.
import { type StatisticsOptions, startStatistics } from '../../src/page-scripts/statistics';
import { count } from '../../src/statistics/count';
import { goatcounter, plausible, type RequestOf, umami } from '../../src/statistics/providers';

const post = jest.fn();
const sent = () => JSON.parse(post.mock.lastCall?.[1].body);
const setReferrer = (value: string) => Object.defineProperty(document, 'referrer', { value, configurable: true });

function start(requestOf: RequestOf = plausible, options: Partial<StatisticsOptions> = {}): void {
  const server = 'https://figures.example';
  startStatistics(requestOf, { hostname: 'localhost', server, site: 'x', booking: '', searchWords: false, ...options });
}

beforeAll(() => {
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => ({ fetch: post }) });
});
beforeEach(() => void post.mockClear());

test.each([
  ['http://localhost/about/', ''],
  ['http://localhost.example/a?b=c', 'http://localhost.example/a'],
  ['http://localhost:8080/a', 'http://localhost:8080/a'],
  ['', ''],
])('a visitor who comes from %j is counted as from %j', (referrer, counted) => {
  history.replaceState(null, '', '/about/?utm_source=letter&q=secret#answers=secret');
  setReferrer(referrer);
  start();
  expect(sent()).toMatchObject({ referrer: counted, url: 'http://localhost/about/?utm_source=letter' });
});

const payload = { website: 'x', hostname: 'localhost', url: '/about/?utm_source=letter' };

test.each([
  [
    // https://umami.is/docs/api/sending-stats
    umami,
    ['/api/send', { type: 'event', payload: { ...payload, referrer: 'https://search.example/', data: {} } }],
    [
      '/api/send',
      { type: 'event', payload: { ...payload, referrer: '', name: 'Booking link', data: { section: 'header' } } },
    ],
  ],
  [
    // https://www.goatcounter.com/help/pixel
    goatcounter,
    [`/count?${new URLSearchParams({ p: '/about/', q: '?utm_source=letter', r: 'https://search.example/' })}`],
    [`/count?${new URLSearchParams({ p: 'Booking link /about/ header', q: '?utm_source=letter', r: '', e: 'true' })}`],
  ],
])('%p receives a view and an event as it documents them', (requestOf, view, event) => {
  history.replaceState(null, '', '/about/?utm_source=letter&q=secret');
  setReferrer('https://search.example/?q=secret');
  start(requestOf);
  count('Booking link', { section: 'header' });
  for (const [call, [path, data]] of [
    [post.mock.calls[0], view],
    [post.mock.lastCall, event],
  ] as const) {
    const headers = data && { 'Content-Type': 'application/json' };
    expect(call?.[0]).toBe(`https://figures.example${path}`);
    expect(call?.[1]).toMatchObject({ credentials: 'omit', ...(headers && { headers }) });
    expect(data && JSON.parse(call?.[1].body)).toEqual(data);
  }
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('%s switches statistics off', (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  start();
  Reflect.deleteProperty(navigator, name);
  expect(post).not.toHaveBeenCalled();
});

test('a hidden page counts once it is seen', () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  start();
  expect(post).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'hidden');
  for (const _time of [1, 2]) document.dispatchEvent(new Event('visibilitychange'));
  expect(post).toHaveBeenCalledTimes(1);
});

test.each([
  [true, { words: 'zebra' }],
  [false, {}],
])('the words of a search without result are sent only on request: %j', (searchWords, props) => {
  start(plausible, { searchWords });
  count('Search without result', { words: 'zebra' });
  expect(sent()).toMatchObject({ props });
  expect(Object.keys(sent().props)).toEqual(Object.keys(props));
});
