// Guards that a press on a marked link is counted with its details, and as nothing else.
import { startStatistics } from '../../src/page-scripts/statistics';
import { counted } from '../../src/statistics/count';

// The script posts from a frame, whose `fetch` jsdom lacks.
beforeEach(() => jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null));

test('a marked link is counted as the event that it names', () => {
  const requestOf = jest.fn((_hit: { readonly name?: string; readonly details: object }) => ({ path: '/event' }));
  const booking = 'https://book.example.com/call';
  const options = { hostname: 'localhost', server: 'https://count.example.com', site: '', booking, searchWords: false };
  startStatistics(requestOf, options);
  const link = document.createElement('a');
  Object.assign(link, { href: '/ics/interview.ics' });
  const details = { event: 'interview', link: 'calendar' };
  for (const [name, value] of Object.entries(counted('Event link', details))) link.setAttribute(name, value);
  document.body.append(link);
  link.click();
  const [, ...pressed] = requestOf.mock.calls.map(([hit]) => [hit.name, hit.details]);
  expect(pressed).toEqual([['Event link', details]]);
});
