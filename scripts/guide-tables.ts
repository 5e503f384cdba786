import { ALL_COLLECTIONS } from '../src/content/model/collections';
import { sectionPage, textPage } from '../src/content/model/page';
import { postFrontMatter } from '../src/content/model/post';
import { bothOf, RULES } from '../src/content/read/rules';
import { type FieldSchema, fieldsOf } from '../src/content/read/schema-fields';

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
  email: 'email address',
  file: 'address of a file in `static/`',
  href: 'address',
  https: 'https address',
  picture: 'path of a picture',
  slug: 'slug',
  value: 'number, date or text',
};

function typeOf(field: FieldSchema): string {
  if (field.prose === false) return 'text, kept as typed';
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

const FIELDS_HEAD = `# Every field

Every field of every file in this folder, what it takes and what it is for. [README.md](./README.md) explains how to change one.

- A name with a full stop is a field inside a group. \`seo.title\` is \`title:\`, indented, on a line below \`seo:\`.
- \`[]\` means every entry of a list.
- A name in braces, such as \`{count}\`, is replaced by a value when the page is made. Keep it, braces included.
- Most texts may also name a fact of \`facts.yaml\`, such as \`{fact:smp-weeks unit}\`.
- An address is a \`/path/\` on this site, an address that begins with \`https://\`, \`mailto:\` and an email address, or \`tel:\` and a phone number without spaces, such as \`tel:+441632960123\`.
- Straight quotes, apostrophes, hyphens with spaces and three full stops become typographic signs on the page. A text *kept as typed* is shown or used exactly as it is in the file.
- A slug is the part of an address that names a page: lower-case words joined by hyphens, such as \`my-first-post\`.

This file is made by \`npm run docs:content\`; changes to it are overwritten.`;

/** A file's part of the guide: name, purpose, fields. */
function section(name: string, what: string, rows: readonly (readonly string[])[]): string {
  return `## ${name}\n\n${what}\n\n${table(HEAD, rows)}`;
}

const SECTIONS = sectionPage.shape.sections.element.options;

/** Whether a row is about a field that all kinds of section have; they are listed once. */
const isCommon = ([name = '']: readonly string[]): boolean => /^`(sections\[\]\.)?(id|background)`$/.test(name);

/** Page fields, then those of each section kind. */
function pagesGuide(): string[] {
  const page = groupRows(fieldsOf(sectionPage)).filter((row) => !row[0]?.startsWith('`sections[].') || isCommon(row));
  const kinds = SECTIONS.map((schema) => {
    const rows = groupRows(fieldsOf(schema)).filter((row) => row[0] !== '`type`' && !isCommon(row));
    const { type } = schema.shape;
    return `### ${type.value}\n\n${schema.description}\n\n${rows.length > 0 ? table(HEAD, rows) : 'It has no fields of its own.'}`;
  });
  return [
    section(
      'pages/slug.yaml',
      'A page of sections, in the order of the file. Each begins with `- type:` and one of the names below.',
      page,
    ),
    ...kinds,
    section(
      'pages/slug.md',
      'The fields at the top of a page of text, between two lines `---`.',
      groupRows(fieldsOf(textPage)),
    ),
  ];
}

/** `content/FIELDS.md`: every field an author can fill in. */
export function fieldsGuide(): string {
  const post = section(
    'blog/slug/index.md',
    'The fields at the top of an article, between two lines `---`.',
    groupRows(fieldsOf(postFrontMatter)),
  );
  const data = ALL_COLLECTIONS.map(({ file, shape, schema }) => {
    const what = shape === 'list' ? 'A list. Each entry has these fields.' : 'One group of fields.';
    return section(file, what, groupRows(fieldsOf(schema)));
  });
  return `${[FIELDS_HEAD, post, ...pagesGuide(), ...data].join('\n\n')}\n`;
}

const RULES_HEAD = `# Every rule of the content check

What the check can find, and what to do about it. A report names its rule after the place, such as \`content/pricing.yaml:10:13  field-value\`. An error stops the site from being built, a warning does not, and a note tells you something worth knowing.

This file is made by \`npm run docs:content\`; changes to it are overwritten.`;

const SEVERITIES = { error: 'error', warning: 'warning', info: 'note' } as const;

/** `content/RULES.md`: every rule of the content check. */
export function rulesGuide(): string {
  const rows = Object.entries(RULES).map(([id, { severity, what, fix }]) => [
    `\`${id}\``,
    SEVERITIES[severity],
    cell(what),
    cell(bothOf(fix).file || 'The message says what is right.'),
  ]);
  return `${RULES_HEAD}\n\n${table(['Rule', 'Kind', 'What it finds', 'How to fix it'], rows)}\n`;
}
