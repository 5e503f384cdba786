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
  readonly kind: 'passed' | 'skipped' | 'failed';
  /** Why it was skipped or failed. */
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
    const [kind, reason] = await play(engine, step, root, words).then(
      () => ['passed', ''] as const,
      (error: unknown) => [error instanceof NotHere ? 'skipped' : 'failed', reasonOf(error)] as const,
    );
    const outcome = { step: step.name, kind, reason, seconds: (Date.now() - begun) / 1000 };
    outcomes.push(outcome);
    tell(outcome);
  }
  return outcomes;
}
