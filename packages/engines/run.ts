import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE_ROOT } from '../../__tests__/support/site-root';
import { browserExecutable } from '../../scripts/browser';
import { STEPS } from './steps/steps';
import { readBuiltWords } from './support/built-words';
import type { Engine } from './support/driver';
import { type Outcome, playSteps } from './support/play-steps';
import { ENGINES, type EngineNeeds, firefox, install } from './support/programs';
import { startPuppeteer } from './support/puppeteer-engine';
import { startWebKit } from './support/webkit-engine';

type Name = EngineNeeds['name'];

/** The built site that is looked at: this project's, or that of the project in SITE_ROOT. */
const ROOT = path.join(SITE_ROOT, 'public');

/**
 * Firefox asks `default-src` about what it prefetches, where the standard asks whether any directive allows it
 * (https://www.w3.org/TR/CSP3/#does-resource-hint-violate-policy). What is refused is fetched when it is needed.
 */
const REFUSED_PREFETCH = /refused by the policy: default-src/;

const START: Readonly<Record<Name, () => Promise<Engine>>> = {
  WebKit: startWebKit,
  Firefox: () => startPuppeteer({ browser: 'firefox', executablePath: firefox() }, REFUSED_PREFETCH),
  Chromium: () => startPuppeteer({ executablePath: browserExecutable(), args: ['--no-sandbox', '--disable-quic'] }),
};

const SIGNS: Readonly<Record<Outcome['kind'], string>> = {
  passed: 'ok     ',
  flaky: 'flaky  ',
  skipped: 'skipped',
  failed: 'FAILED ',
};

interface Result {
  readonly name: Name;
  readonly label: string;
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

/** `npm test -- engines webkit "load more"`: names of engines, and words of the steps to run. */
function readArguments(): { readonly engines: readonly EngineNeeds[]; readonly steps: typeof STEPS } {
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const named = ENGINES.filter(({ name }) => words.includes(name.toLowerCase()));
  const rest = words.filter((word) => !ENGINES.some(({ name }) => name.toLowerCase() === word));
  const steps = STEPS.filter(({ name }) => rest.every((word) => name.toLowerCase().includes(word)));
  return { engines: named.length > 0 ? named : ENGINES, steps };
}

async function runEngine(name: Name, steps: typeof STEPS): Promise<Result> {
  const begun = Date.now();
  const tell = ({ kind, step, reason, seconds }: Outcome): void => {
    const why = reason === '' ? '' : `: ${reason.replaceAll('\n', '\n    ')}`;
    console.log(`${SIGNS[kind]} ${name.padEnd(8)} ${step} (${seconds.toFixed(1)} s)${why}`);
  };
  const failed = (error: unknown): Outcome => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { step: 'the browser starts', kind: 'failed', reason, seconds: 0 };
  };
  const engine = await START[name]().catch(failed);
  if ('kind' in engine) {
    tell(engine);
    return { name, label: name, outcomes: [engine], seconds: 0 };
  }
  try {
    const outcomes = await playSteps(engine, steps, ROOT, readBuiltWords(ROOT), tell);
    return { name, label: engine.label, outcomes, seconds: (Date.now() - begun) / 1000 };
  } finally {
    await engine.stop();
  }
}

function summary({ label, outcomes, seconds }: Result): string {
  const number = (kind: Outcome['kind']): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  return `${label}: ${number('passed')} passed, ${number('flaky')} flaky, ${number('skipped')} skipped, ${number('failed')} failed, ${Math.round(seconds)} s`;
}

/** A killed run takes its browsers along, which end with the process. */
function endOrderly(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

async function main(): Promise<void> {
  if (!existsSync(path.join(ROOT, 'index.html'))) throw new Error(`There is no built site in ${ROOT} (npm run build).`);
  endOrderly();
  const { engines, steps } = readArguments();
  if (steps.length === 0) throw new Error('No step has these words in its name.');
  const missing = install(engines);
  // Beside each other: a browser spends most of its time waiting for pages.
  const results = await Promise.all(
    engines.filter((engine) => !missing.includes(engine)).map(({ name }) => runEngine(name, steps)),
  );
  console.log('');
  for (const result of results) console.log(summary(result));
  for (const { name, packages } of missing) {
    console.log(
      `WARNING: ${name} did NOT run, since it is not installed (on Debian: apt-get install ${packages.join(' ')}).`,
    );
  }
  const isBroken = results.some(({ outcomes }) => outcomes.some(({ kind }) => kind === 'failed'));
  if (isBroken || results.length === 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
