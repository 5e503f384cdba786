import type { NodePluginArgs } from 'gatsby';
import { noticeEarlierBuild, runQueriesInProcess } from '../queries-in-process';

/** The number of cores that Gatsby is told of after the given one. */
function told(earlierPages: readonly string[], cores: number, asked?: string): string | undefined {
  const pages = new Map(earlierPages.map((page) => [page, {}]));
  noticeEarlierBuild({ store: { getState: () => ({ pages }) } } as unknown as NodePluginArgs);
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
  if (asked !== undefined) environment.GATSBY_CPU_COUNT = asked;
  runQueriesInProcess(environment, cores);
  return environment.GATSBY_CPU_COUNT;
}

test('a warm build on two cores runs queries without a worker', () => {
  expect(told(['/'], 2)).toBe('1');
});

test('a cold build, a larger machine and a wish of one’s own keep Gatsby’s workers', () => {
  expect(told([], 2)).toBeUndefined();
  expect(told(['/'], 4)).toBeUndefined();
  expect(told(['/'], 2, '2')).toBe('2');
});
