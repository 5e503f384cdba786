import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { editorFiles } from '../src/content-check/editor-schemas';
import { fieldsGuide, rulesGuide } from '../src/content-check/guide-tables';

/** Every generated file by its path, with the text that it must have. */
export function generatedFiles(): Readonly<Record<string, string>> {
  const categories = parse(readFileSync('content/categories.yaml', 'utf8')) as readonly { readonly name: string }[];
  return {
    ...editorFiles(categories.map(({ name }) => name)),
    'content/FIELDS.md': fieldsGuide(),
    'content/RULES.md': rulesGuide(),
  };
}

if (require.main === module) {
  for (const [file, text] of Object.entries(generatedFiles())) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
