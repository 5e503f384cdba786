import type { BuiltWords } from './built-words';
import type { Engine } from './driver';
import { NotHere } from './not-here';
import type { Step } from './step';
import { TestServer } from './test-server';
import { inTime } from './until';
import { Visitor } from './visitor';

/** How a step went in one engine. */
export interface Outcome {
  readonly step: string;
  readonly kind: 'passed' | 'flaky' | 'skipped' | 'failed';
  /** Why it was skipped or failed; of a flaky step, why it failed the first time. */
  readonly reason: string;
  readonly seconds: number;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Runs one step in a new window, on a server of its own, and listens for errors in the page. */
async function play(engine: Engine, { run, expected }: Step, root: string, words: BuiltWords): Promise<void> {
  const server = await TestServer.start(root);
  const errors = (): string[] =>
    server.reports.filter((report) => !expected?.test(report) && !engine.known?.test(report));
  try {
    const window = await inTime('a new window', engine.newWindow());
    try {
      await run({ visitor: new Visitor(window, server.address), server, words });
      if (errors().length > 0) throw new Error('the page had errors');
    } catch (error) {
      if (error instanceof NotHere) throw error;
      throw new Error([reasonOf(error), ...errors()].join('\n'));
    } finally {
      await window.close();
    }
  } finally {
    await server.close();
  }
}

/** How often a step that fails in CI is tried again; it is then reported as flaky, which is a fault to look into. */
const RETRIES = process.env.CI ? 1 : 0;

async function attempt(run: () => Promise<void>, retries = RETRIES): Promise<Pick<Outcome, 'kind' | 'reason'>> {
  try {
    await run();
    return { kind: 'passed', reason: '' };
  } catch (error) {
    const reason = reasonOf(error);
    if (error instanceof NotHere) return { kind: 'skipped', reason };
    if (retries === 0) return { kind: 'failed', reason };
    const next = await attempt(run, retries - 1);
    return next.kind === 'passed' ? { kind: 'flaky', reason } : next;
  }
}

/**
 * Runs steps one after the other in one engine.
 * @param root the folder of the built site
 * @param tell hears of each as soon as it has ended
 */
export async function playSteps(
  engine: Engine,
  steps: readonly Step[],
  root: string,
  words: BuiltWords,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const begun = Date.now();
    const found = await attempt(() => play(engine, step, root, words));
    const outcome = { step: step.name, ...found, seconds: (Date.now() - begun) / 1000 };
    outcomes.push(outcome);
    tell(outcome);
  }
  return outcomes;
}
