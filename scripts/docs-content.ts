import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from './editor-schemas';
import { fieldsGuide, rulesGuide } from './guide-tables';

type Files = Readonly<Record<string, string>>;

/** The tables of the author's guide, by path; git tracks them. */
export const guideFiles = (): Files => ({ 'content/FIELDS.md': fieldsGuide(), 'content/RULES.md': rulesGuide() });

// Git ignores the schemas that VS Code validates and completes with.
if (require.main === module) {
  for (const [file, text] of Object.entries({ ...editorFiles(), ...guideFiles() })) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
