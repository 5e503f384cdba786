import { RECORD_KINDS, YAML_KINDS } from '../content-model/kinds';
import { postFrontMatter } from '../content-model/post';
import { RULES } from './rules';
import { type FieldSchema, fieldsOf } from './schema-fields';

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').replaceAll('<', '&lt;');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  array: 'list',
  object: 'group',
};

const FIELD_TYPES: Readonly<Record<string, string>> = {
  alt: 'text, may be `""`',
  day: 'date `YYYY-MM-DD`',
  email: 'e-mail address',
  href: 'address',
  https: 'https address',
  picture: 'path of a picture',
  slug: 'slug',
};

function typeOf(field: FieldSchema): string {
  if (field.field) return FIELD_TYPES[field.field] ?? 'text';
  if (field.enum) return `one of ${field.enum.map((value) => `\`${value}\``).join(', ')}`;
  if (field.const !== undefined) return `\`${String(field.const)}\``;
  if (field.type === 'array' && field.items?.field) return `list of ${FIELD_TYPES[field.items.field]}`;
  return TYPES[field.type ?? ''] ?? 'group';
}

function rowsOf(field: FieldSchema, name: string, required: boolean): string[][] {
  const own = [`\`${name}\``, required ? 'yes' : 'no', typeOf(field), cell(field.description ?? '')];
  const inside = field.items ?? field;
  const prefix = field.items ? `${name}[].` : `${name}.`;
  return [own, ...groupRows(inside, prefix)];
}

function groupRows(group: FieldSchema, prefix = ''): string[][] {
  const forms = group.anyOf ?? group.oneOf ?? [group];
  const rows = forms.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([key, field]) => rowsOf(field, prefix + key, required.includes(key))),
  );
  const seen = new Set<string>();
  return rows.filter(([name = '', , type]) => {
    const key = `${name} ${type}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

const HEAD = ['Field', 'Required', 'What it takes', 'What it is for'];

/** The table of a post's front matter. */
export function postTable(): string {
  return table(HEAD, groupRows(fieldsOf(postFrontMatter)));
}

/** One section with a table for every YAML file. */
export function dataTables(): string {
  const sections = [...YAML_KINDS, ...RECORD_KINDS].map(({ file, shape, schema }) => {
    const what = shape === 'list' ? 'A list; each entry has these fields.' : 'One record.';
    return `### ${file}\n\n${what}\n\n${table(HEAD, groupRows(fieldsOf(schema)))}`;
  });
  return sections.join('\n\n');
}

const SEVERITIES = { error: 'error', warning: 'warning', info: 'note' } as const;

/** The table of all rules. */
export function ruleTable(): string {
  const rows = Object.entries(RULES).map(([id, { severity, what, fix }]) => [
    `\`${id}\``,
    SEVERITIES[severity],
    cell(what),
    cell(fix),
  ]);
  return table(['Rule', 'Kind', 'What it finds', 'How to mend it'], rows);
}

const PARTS: Readonly<Record<string, () => string>> = { post: postTable, data: dataTables, rules: ruleTable };

/** The guide with every generated part made anew; a part stands between `<!-- begin name -->` and `<!-- end name -->`. */
export function fillGuide(guide: string): string {
  return Object.entries(PARTS).reduce((text, [name, make]) => {
    const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (rest === undefined || after === undefined) throw new Error(`The guide has no part between ${begin} and ${end}`);
    return `${before}${begin}\n\n${make()}\n\n${end}${after}`;
  }, guide);
}
