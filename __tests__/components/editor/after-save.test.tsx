import { act, screen } from '@testing-library/react';
import { tellAfterSave } from '../../../src/editor/after-save';
import type { Deployment, FileChange } from '../../../src/editor/cms-hooks';

const HOST = { host: 'github', repo: 'jane/website', branch: 'main' } as const;
const PRICES: readonly FileChange[] = [{ action: 'update', path: 'content/pricing.yaml', data: '[]' }];
const MINUTES = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A host that answers with these states, one after the other, and counts how often it was asked. */
function hostSaying(...states: readonly (Deployment['state'] | Error)[]) {
  let asked = 0;
  const fetchDeployments = async ([commit]: readonly { sha: string }[]): Promise<Record<string, Deployment>> => {
    const state = states[Math.min(asked, states.length - 1)] ?? 'unknown';
    asked += 1;
    if (state instanceof Error) throw state;
    return { [commit?.sha ?? '']: { state } };
  };
  return { fetchDeployments, asked: () => asked };
}

const wait = (minutes: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTES));

test('says how the build goes, and asks no more once it is done', async () => {
  const host = hostSaying(new Error('offline'), 'unknown', 'pending', 'pending', 'ready');
  tellAfterSave(PRICES, HOST, host, 'abc');
  expect(screen.getByRole('status')).toHaveTextContent('Saved to "main".');
  await wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('The host is building the site.');
  await wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('the new version is online');
  await wait(5);
  expect(host.asked()).toBe(5);
});

test('says that a build has failed', async () => {
  tellAfterSave(PRICES, HOST, hostSaying('error'), 'abc');
  await wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('The build has failed; visitors see the site as it was.');
});

test('asks nobody about a notice that was closed, and gives up in the end', async () => {
  const host = hostSaying('unknown');
  tellAfterSave(PRICES, HOST, host, 'abc');
  await wait(60);
  expect(host.asked()).toBe(60);
  const other = hostSaying('pending');
  tellAfterSave(PRICES, HOST, other, 'abc');
  screen.getByRole('button', { name: 'Close' }).click();
  await wait(5);
  expect(other.asked()).toBe(0);
});

test('says nothing of builds at a host that does not know them, or of a folder', async () => {
  tellAfterSave(PRICES, HOST, {}, 'abc');
  await wait(5);
  expect(screen.getByRole('status')).toHaveTextContent(/as it is\.All savesClose$/);
});
