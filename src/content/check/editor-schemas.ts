import { ALL_COLLECTIONS, fileSchema } from '../model/collections';
import { postFrontMatter } from '../model/post';
import { type FieldSchema, fieldsOf } from '../read/schema-fields';

/** Files of `.vscode/` and the root by name, with their text; written by `npm run docs:content`. */
type GeneratedFiles = Readonly<Record<string, string>>;

/** How quotes are set, and what queries ask for, is nothing that an editor can help with. */
const forEditors = (key: string, value: unknown): unknown =>
  key === 'prose' || key === 'fragment' ? undefined : value;

const json = (value: unknown): string => `${JSON.stringify(value, forEditors, 2)}\n`;

const schemaFile = (name: string): string => `.vscode/schemas/${name.replace(/\.yaml$/, '').replaceAll('/', '-')}.json`;

/** What the Front Matter extension for VS Code asks for a field (frontMatter.taxonomy.contentTypes). */
function frontMatterField(name: string, field: FieldSchema, required: boolean, choices: readonly string[]): object {
  const common = { title: name, name, description: field.description, required };
  if (field.reference === 'category') return { ...common, type: 'choice', choices };
  if (field.field === 'day') return { ...common, type: 'datetime', dateFormat: 'yyyy-MM-dd' };
  if (field.field === 'picture') return { ...common, type: 'image' };
  if (field.type === 'boolean') return { ...common, type: 'boolean' };
  if (field.type === 'array') return { ...common, type: 'list' };
  return { ...common, type: 'string' };
}

function frontMatterSettings(categories: readonly string[]): object {
  const { properties = {}, required = [] } = fieldsOf(postFrontMatter);
  return {
    $schema: 'https://frontmatter.codes/frontmatter.schema.json',
    'frontMatter.content.pageFolders': [{ title: 'Posts', path: '[[workspace]]/content/blog', contentTypes: ['post'] }],
    'frontMatter.taxonomy.contentTypes': [
      {
        name: 'post',
        pageBundle: true,
        fields: Object.entries(properties).map(([name, field]) =>
          frontMatterField(name, field, required.includes(name), categories),
        ),
      },
    ],
  };
}

/**
 * What editors need to complete and to check content while it is written, made from the content model.
 * @param categories the names in content/categories.yaml
 */
export function editorFiles(categories: readonly string[]): GeneratedFiles {
  const schemas = ALL_COLLECTIONS.map(
    (collection) => [schemaFile(collection.file), json(fieldsOf(fileSchema(collection)))] as const,
  );
  const settings = {
    'yaml.schemas': Object.fromEntries(ALL_COLLECTIONS.map(({ file }) => [`./${schemaFile(file)}`, `content/${file}`])),
    'files.encoding': 'utf8',
    'files.eol': '\n',
    '[markdown]': { 'editor.wordWrap': 'on' },
    '[yaml]': { 'editor.tabSize': 2, 'editor.insertSpaces': true },
  };
  return {
    ...Object.fromEntries(schemas),
    [schemaFile('post')]: json(fieldsOf(postFrontMatter)),
    '.vscode/settings.json': json(settings),
    'frontmatter.json': json(frontMatterSettings(categories)),
  };
}
