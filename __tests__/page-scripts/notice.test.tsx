// Guards the days of the notice, and that a closed one stays closed on this device.
import { noticeScript } from '../../src/gatsby/content-scripts';
import { NOTICE_CLOSE } from '../../src/utils/page-ids';

const { dataset } = document.documentElement;

const NODE = {
  ...{ id: '', parent: null, children: [], internal: { type: 'SiteSettings', contentDigest: '', owner: '' } },
  notice: { text: 'Closed.', from: '2027-01-02', until: '2027-01-05' },
};

/** What the root of a page has, which styles read: `false` hides the notice, and so does its own key. */
function decide(now: string): string | undefined {
  jest.useFakeTimers({ now: new Date(now) });
  delete dataset.notice;
  new Function(noticeScript({ getNodesByType: () => [NODE] }))();
  return dataset.notice;
}

function close(): void {
  document.body.innerHTML = `<button ${NOTICE_CLOSE}="a1"><svg></svg></button><header><a href="/">Home</a></header>`;
  jest.isolateModules(() => require('../../src/page-scripts/close-notice'));
  // The hydration plugin holds presses on buttons until React runs.
  document.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['2027-01-01T23:59:59Z', 'false'],
  ['2027-01-02T00:00:01Z', 'undefined'],
  ['2027-01-05T23:59:59Z', 'undefined'],
  ['2027-01-06T00:00:00Z', 'false'],
])('at %s it is %s', (now, expected) => {
  expect(decide(now)).toBe(expected);
});

test('a closed one stays closed, and the focus goes to the header', () => {
  close();
  expect(dataset.notice).toBe('a1');
  expect(document.activeElement).toHaveTextContent('Home');
  expect(decide('2027-01-03T12:00:00Z')).toBe('a1');
});

test('where storage is forbidden the build decides, and a press closes it on the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(decide('2027-01-03T12:00:00Z')).toBeUndefined();
  close();
  expect(dataset.notice).toBe('a1');
});
