import { typeOfFile } from '../content/model/collections';
import { type ChangedAmount, largeChanges } from './amounts';
import type { FileChange } from './cms-hooks';
import { element } from './dialog';
import { parseYaml } from './edited-file';
import { inWords } from './labels';
import type { ProjectFiles } from './project-files';
import { askOrStop } from './save-stopped';

/** The files whose numbers are amounts that visitors rely on. */
const AMOUNTS: readonly (string | undefined)[] = ['PricingPlan', 'Fact'];

function sentence({ name, field, before, after }: ChangedAmount): string {
  return `${name}, ${inWords(field).toLowerCase()}: ${before} becomes ${after}`;
}

/** Asks about amounts that change by more than half, which is rather a slip than a new price. */
export async function askAboutAmounts(files: ProjectFiles, changes: readonly FileChange[]): Promise<void> {
  const found: ChangedAmount[] = [];
  for (const { path, data } of changes) {
    if (typeof data !== 'string' || !AMOUNTS.includes(typeOfFile(path.replace(/^content\//, '')))) continue;
    const before = await (await files.fileAt(path))?.text();
    if (before !== undefined) found.push(...largeChanges(parseYaml(before), parseYaml(data)));
  }
  if (found.length === 0) return;
  await askOrStop({
    title: 'Is this amount right?',
    content: [
      'It changes by more than half.',
      element(
        'ul',
        found.map((amount) => element('li', [sentence(amount)])),
      ),
    ],
    back: 'Back to the form',
    goOn: 'Yes, save it',
  });
}
