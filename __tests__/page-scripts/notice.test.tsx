// Guards the days of the notice, and its button where storage is forbidden. notice.spec.ts has the rest.
import { noticeScript } from '../../src/gatsby/content-scripts';
import { NOTICE_CLOSE } from '../../src/utils/page-attributes';

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
