import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_COLLECTIONS } from '../src/content/model/collections';
import { sectionPage } from '../src/content/model/page';
import { fieldsOf } from '../src/content/read/schema-fields';
import { fieldsGuide, rulesGuide } from './guide-tables';

/** Files of `.vscode/`, by name; `npm run docs:content` writes them. */
type GeneratedFiles = Readonly<Record<string, string>>;

/** Metadata for typography, useless to an editor. */
const forEditors = (key: string, value: unknown): unknown => (key === 'prose' ? undefined : value);

const json = (value: unknown): string => `${JSON.stringify(value, forEditors, 2)}\n`;

const schemaFile = (name: string): string => `.vscode/schemas/${name.replace(/\.yaml$/, '').replaceAll('/', '-')}.json`;

const PAGE = schemaFile('page');

/** Schemas for completion and validation in VS Code, from the content model. */
export function editorFiles(): GeneratedFiles {
  const schemas = ALL_COLLECTIONS.map(
    (collection) => [schemaFile(collection.file), json(fieldsOf(collection.fileSchema))] as const,
  );
  const settings = {
    'yaml.schemas': {
      ...Object.fromEntries(ALL_COLLECTIONS.map(({ file }) => [`./${schemaFile(file)}`, `content/${file}`])),
      [`./${PAGE}`]: 'content/pages/*.yaml',
    },
    'files.encoding': 'utf8',
    'files.eol': '\n',
    '[markdown]': { 'editor.wordWrap': 'on' },
    '[yaml]': { 'editor.tabSize': 2, 'editor.insertSpaces': true },
  };
  return {
    ...Object.fromEntries(schemas),
    [PAGE]: json(fieldsOf(sectionPage)),
    '.vscode/settings.json': json(settings),
  };
}

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
