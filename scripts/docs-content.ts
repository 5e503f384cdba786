import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from '../src/content/check/editor-schemas';
import { fieldsGuide, rulesGuide } from '../src/content/check/guide-tables';

type Files = Readonly<Record<string, string>>;

/** The tables of the author's guide, which are in git, by their path. */
export const guideFiles = (): Files => ({ 'content/FIELDS.md': fieldsGuide(), 'content/RULES.md': rulesGuide() });

// What VS Code checks and completes content by is ignored by git.
if (require.main === module) {
  for (const [file, text] of Object.entries({ ...editorFiles(), ...guideFiles() })) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
