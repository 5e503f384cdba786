// Guards which page of another site a view names as its origin.
import { startStatistics } from '../../src/page-scripts/statistics';
import { plausible } from '../../src/statistics/providers';

const post = jest.fn();

beforeAll(() => {
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => ({ fetch: post }) });
});

test.each([
  ['http://localhost/about/', ''],
  ['http://localhost.example/a?b=c', 'http://localhost.example/a'],
  ['http://localhost:8080/a', 'http://localhost:8080/a'],
  ['', ''],
])('a visitor who comes from %j is counted as from %j', (referrer, counted) => {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  const options = { server: 'https://plausible.io', site: 'x', booking: '', searchWords: false };
  startStatistics(plausible, { ...options, hostname: 'localhost' });
  expect(JSON.parse(post.mock.lastCall?.[1].body)).toMatchObject({ referrer: counted });
});
