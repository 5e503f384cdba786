import { spawnSync } from 'node:child_process';
import { type FontSet, fontSets, withFontSet } from './font-sets';

const HELP = `npm test -- fonts [folder with fonts ...]
Runs the tests of the fonts in a browser that sees only one set of local fonts at a time: those of other machines, as
far as this one or the folders have them, and last a single font that is a fallback for none of ours. Linux only.`;

/** Whether the tests pass with one set of fonts; where lines cannot break alike, only those of any content are tried. */
function passes(set: FontSet): Promise<boolean> {
  console.log(`\n${set.name}: ${[...new Set(set.files.map(({ family }) => family))].join(', ')}`);
  const files = set.isFitted ? ['/fonts.spec.ts', '/stand-ins.spec.ts'] : ['/fonts.spec.ts'];
  return withFontSet(set, (config) => {
    const env = { ...process.env, FONTCONFIG_FILE: config };
    return spawnSync('npx', ['playwright', 'test', ...files], { stdio: 'inherit', env }).status === 0;
  });
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(HELP);
    return;
  }
  const failed: string[] = [];
  for (const set of fontSets(args)) {
    if (!(await passes(set))) failed.push(set.name);
  }
  if (failed.length > 0) throw new Error(`With these fonts tests fail: ${failed.join()}.`);
}

void main(process.argv.slice(2));
