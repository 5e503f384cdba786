import { stringify } from 'yaml';
import { type FieldSchema, formsFor } from '../src/content/read/schema-fields';
import { isRecord } from '../src/utils/is-record';

type Values = Readonly<Record<string, unknown>>;

function sampleText({ field, description = '' }: FieldSchema): string {
  const example = /such as ([./]\S+?)[.,;]?(?:\s|$)/.exec(description)?.[1];
  if (field === 'picture' || field === 'href') return example ?? '/contact/';
  if (field === 'day') return '2026-12-31';
  return field === 'slug' ? 'a-name' : description;
}

/** Placeholder for a field's value: the model's description, if the type allows it. */
function sampleOf(schema: FieldSchema): unknown {
  const { type, default: usual, items = {}, properties } = schema;
  if (schema.enum) return schema.enum.find((value) => value !== usual);
  if (type === 'array') return Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () => sampleOf(items));
  if (properties) return Object.fromEntries(neededIn(schema).map(([name, inside]) => [name, sampleOf(inside)]));
  if (type === 'boolean') return !usual;
  return type === 'integer' || type === 'number' ? (schema.minimum ?? 1) : sampleText(schema);
}

const neededIn = ({ properties = {}, required = [] }: FieldSchema): [string, FieldSchema][] =>
  Object.entries(properties).filter(([name]) => required.includes(name));

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

const fieldText = (name: string, value: unknown): string => stringify({ [name]: value }, { lineWidth: 0 }).trimEnd();

function fieldLines(name: string, schema: FieldSchema, values: Values, isRequired: boolean): string {
  const { [name]: value } = values;
  const explained = (written: string): string => `# ${schema.description}\n${written}`;
  if (schema.items && Array.isArray(value) && value.every(isRecord)) {
    const entries = value.map((entry) => {
      const [form = {}] = formsFor(schema.items ?? {}, entry);
      const text = indented(explainedYaml(form, entry), '    ').trimEnd();
      const heading = form.description ? `\n  # ${form.description}\n` : '';
      return `${heading}  -${text.slice(3)}`;
    });
    return explained(`${name}:\n${entries.join('\n')}`);
  }
  if (schema.properties && (isRecord(value) || isRequired))
    return explained(`${name}:\n${indented(explainedYaml(schema, isRecord(value) ? value : {}), '  ')}`.trimEnd());
  if (value !== undefined) return explained(fieldText(name, value));
  const sample = sampleOf(schema);
  const isExplanation = sample === schema.description;
  if (!isRequired) return explained(isExplanation ? `# ${name}:` : indented(fieldText(name, sample), '# '));
  return isExplanation ? fieldText(name, sample) : explained(fieldText(name, sample));
}

/**
 * A schema's fields as YAML, each with the model's description. Optional fields are commented out; a required field without
 * a value gets its description as the value.
 * @param values the fields' values
 */
export function explainedYaml(schema: FieldSchema, values: Values): string {
  const { properties = {}, required = [] } = schema;
  const lines = Object.entries(properties).map(([name, field]) =>
    field.const !== undefined ? fieldText(name, field.const) : fieldLines(name, field, values, required.includes(name)),
  );
  return `${lines.join('\n')}\n`;
}

/** The model's defaults for new entries, such as being a draft. */
export function newEntry({ properties = {} }: FieldSchema): Values {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { inNewEntries: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
