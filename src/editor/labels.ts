import { ALL_COLLECTIONS } from '../content/model/collections';
import { postFrontMatter } from '../content/model/post';
import { type FormSchema, formSchema } from './schema';

/** Abbreviations, which keep their capitals. */
const CAPITALS: Readonly<Record<string, string>> = {
  seo: 'SEO',
  url: 'URL',
  id: 'ID',
  ico: 'ICO',
  faq: 'FAQ',
  cta: 'Call to action',
};

/** A name of a field or a file in words: `listPrice` becomes "List price". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s-]+/)
    .map((word) => CAPITALS[word.toLowerCase()] ?? word.toLowerCase());
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function namesIn({ properties = {}, items }: FormSchema): string[] {
  const inside = [...Object.values(properties), ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inside.flatMap(namesIn)];
}

let names: ReadonlySet<string> | undefined;

/** The names of all fields, in any form. */
function fieldNames(): ReadonlySet<string> {
  const schemas = [postFrontMatter, ...ALL_COLLECTIONS.map(({ schema }) => schema)];
  names ??= new Set(schemas.flatMap((schema) => namesIn(formSchema(schema))));
  return names;
}

/** A name in a file as the form has it: the label of a field, or a choice as it is. */
function formName(name: string, { enum: choices = [] }: FormSchema): string {
  const field = name.split('.').at(-1) ?? name;
  return fieldNames().has(field) && !choices.includes(field) ? `"${inWords(field)}"` : `"${name}"`;
}

/** What is said of a field in a file, in the words of a form: a switch is on or off, a field is empty, a file is a form. */
export function hintOf(schema: FormSchema): string {
  const { description = '', type } = schema;
  const hint = description
    .replace(/`([A-Za-z]+(?:\.[A-Za-z]+)*)`/g, (_, name: string) => formName(name, schema))
    .replace(' in quotes', '')
    .replace(/\b([Ll]eave it|[Ll]eft) out\b/g, '$1 empty')
    .replace(/(?<![\w/])`?(?:content\/)?(?:pages\/)?([a-z-]+)\.yaml\b`?/g, (_, file: string) => `"${inWords(file)}"`);
  if (type !== 'boolean') return hint;
  const inForm = hint.replace(/\btrue\b/g, 'on').replace(/\bfalse\b(, or left empty)?/g, 'off');
  return inForm.replace(/(^|[.:] )(on|off)\b/g, (_, before, state) => before + (state === 'on' ? 'On' : 'Off'));
}
