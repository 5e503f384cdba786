import { EventEmitter } from 'node:events';
import { watch } from 'node:fs';
import type { Reporter } from 'gatsby';
import { type Problem, problem } from '../../src/content/read/problem';
import { watchContent } from '../../src/gatsby/watch-content';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), watch: jest.fn() }));
jest.useFakeTimers();

const MISTAKE = problem('field-missing', { file: 'content/site.yaml', line: 1, column: 1 }, 'Missing');

function start() {
  const watcher = new EventEmitter();
  let changed = (): void => {};
  jest.mocked(watch).mockImplementation(((_root: string, _options: object, listener: () => void) => {
    changed = listener;
    return watcher;
  }) as unknown as typeof watch);
  const answers: ((problems: Problem[]) => void)[] = [];
  const checker = { check: () => new Promise<Problem[]>((resolve) => answers.push(resolve)) };
  const reporter = { error: jest.fn(), warn: jest.fn(), success: jest.fn() } as unknown as Reporter;
  watchContent('content', checker, [], reporter);
  const change = (): void => {
    changed();
    jest.advanceTimersByTime(300);
  };
  return { watcher, answers, reporter, change };
}

test('a check that ends late does not bring back a mistake that has been corrected since', async () => {
  const { answers, reporter, change } = start();
  change();
  change();
  answers[1]?.([]);
  await Promise.resolve();
  answers[0]?.([MISTAKE]);
  await jest.advanceTimersByTimeAsync(0);
  expect(reporter.error).not.toHaveBeenCalled();
});

test('the end of watching is reported, and ends nothing', () => {
  const { watcher, reporter } = start();
  watcher.emit('error', new Error('EMFILE'));
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining('no longer noticed'));
});
