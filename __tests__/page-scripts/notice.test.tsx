// Guards the days of the notice, what makes it another, and its button where storage is forbidden. notice.spec.ts has the rest.
import { screen } from '@testing-library/react';
import { SiteNotice } from '../../src/components/layout/SiteNotice';
import { noticeScript } from '../../src/gatsby/content-scripts';
import { NOTICE_CLOSE } from '../../src/utils/page-attributes';
import { renderInTheme } from '../support/render-in-theme';

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

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['2027-01-01T23:59:59Z', 'false'],
  ['2027-01-02T00:00:01Z', 'undefined'],
  ['2027-01-05T23:59:59Z', 'undefined'],
  ['2027-01-06T00:00:00Z', 'false'],
])('at %s it is %s', (now, expected) => {
  expect(decide(now)).toBe(expected);
});

test.each([
  ['pageshow', '2027-01-03T12:00:00Z', 'a1'],
  ['storage', '2027-01-03T12:00:00Z', 'a1'],
  ['pageshow', '2027-01-06T12:00:00Z', 'false'],
])('on %s at %s a page that was open decides again', (type, now, expected) => {
  decide('2027-01-02T12:00:00Z');
  jest.setSystemTime(new Date(now));
  localStorage.setItem('notice', 'a1');
  window.dispatchEvent(new Event(type));
  expect(dataset.notice).toBe(expected);
});

const SAID = { text: 'Closed 2-5 January.', link: null, from: null, until: '2027-01-05' };
let said: object = SAID;
jest.mock('../../src/hooks/use-site-settings', () => ({
  useSiteSettings: () => ({ notice: said }),
  useInterfaceText: () => ({ dismissToast: 'Dismiss' }),
}));

/** The key by which a device remembers that a notice is closed. */
function keyOf(notice: object): string | null {
  said = notice;
  const { unmount } = renderInTheme(<SiteNotice />);
  const key = screen.getByRole('button', { name: 'Dismiss' }).getAttribute(NOTICE_CLOSE);
  unmount();
  return key;
}

test.each([
  { text: 'Closed 25 January.' },
  { text: 'closed 2-5 January.' },
  { text: 'Closed 2–5 January.' },
  { link: { label: 'Guides', href: '/webinar/' } },
  { from: '2027-01-02' },
  { until: '2027-02-05' },
])('a notice with another %j is another', (change) => {
  expect(keyOf({ ...SAID, ...change })).not.toBe(keyOf(SAID));
  expect(keyOf({ ...SAID })).toBe(keyOf(SAID));
});

test('where storage is forbidden the build decides, and a press closes it on the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(decide('2027-01-03T12:00:00Z')).toBeUndefined();
  document.body.innerHTML = `<button ${NOTICE_CLOSE}="a1"></button>`;
  jest.isolateModules(() => require('../../src/page-scripts/close-notice'));
  document.querySelector('button')?.click();
  expect(dataset.notice).toBe('a1');
});
