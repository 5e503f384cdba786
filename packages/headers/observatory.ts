import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Least score that the site must reach. */
const LEAST = 130;

interface Outcome {
  readonly result: string | null;
  readonly pass: boolean;
}

/** The parts of `@mdn/mdn-http-observatory` that are used here; the package brings no types. */
interface Observatory {
  readonly retrieve: (host: string, options: { httpPort: number; httpsPort: number }) => Promise<unknown>;
  readonly ALL_TESTS: readonly ((requests: unknown) => Outcome)[];
  readonly getScoreModifier: (result: string) => number;
  readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

const FOLDER = path.dirname(require.resolve('@mdn/mdn-http-observatory/package.json'));

/** The package downloads the list of preloaded hosts when it is installed, which is not allowed here: no host is on it. */
function ensurePreloadList(): void {
  const file = path.join(FOLDER, 'conf', 'hsts-preload.json');
  if (!existsSync(file)) writeFileSync(file, '{}');
}

async function load(): Promise<Observatory> {
  const parts = ['retriever/retriever.js', 'constants.js', 'grader/grader.js', 'grader/charts.js'];
  const modules = await Promise.all(parts.map((part) => import(path.join(FOLDER, 'src', part)) as Promise<object>));
  return Object.assign({}, ...modules) as Observatory;
}

/** Scores a host on this machine by Mozilla's rules, which is what `scan` of the package does for public ports. */
async function main([httpPort, httpsPort]: readonly number[]): Promise<void> {
  ensurePreloadList();
  const { retrieve, ALL_TESTS, getScoreModifier, MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load();
  const requests = await retrieve('localhost', { httpPort: httpPort ?? 80, httpsPort: httpsPort ?? 443 });
  const rows = ALL_TESTS.map((test) => test(requests)).map(({ result, pass }) => ({
    rule: result ?? 'nothing found',
    pass,
    points: result ? getScoreModifier(result) : 0,
  }));
  const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 100);
  const lost = sum(rows.map(({ points }) => Math.min(points, 0)));
  const score = lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(rows.map(({ points }) => points)) : lost;
  console.table(rows);
  console.log(`Score: ${score} (at least ${LEAST} is wanted)`);
  if (score < LEAST || rows.some(({ pass }) => !pass)) process.exitCode = 1;
}

void main(process.argv.slice(2).map(Number));
