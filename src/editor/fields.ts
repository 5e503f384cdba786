import type { Field, VisibleFieldProps } from '@sveltia/cms';
import { REFERENCES } from '../content/model/collections';
import { hintOf, inWords } from './labels';
import { editorCollection, fileNameOf, LIST_FIELD, POSTS } from './names';
import { type FormSchema, TYPED_INTEGER, TYPED_NUMBER } from './schema';

/** Where a file keeps its pictures, as the editor asks for it. */
export interface PictureFolders {
  readonly media_folder: string;
  readonly public_folder: string;
}

interface Common extends VisibleFieldProps {
  readonly name: string;
  readonly label: string;
}

/** Texts up to this length have one line to be typed in. */
const ONE_LINE = 60;

/** A text: on one line where the model says that it is short, or that it is no prose. */
function textField(common: Common, schema: FormSchema): Field {
  const { field, maxLength, patternMessage = '', prose, idealLength } = schema;
  const pattern = field === 'https' ? '^https://\\S+$' : schema.pattern;
  return {
    ...common,
    ...(pattern === undefined ? {} : { pattern: [pattern, patternMessage] as [string, string] }),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    widget: prose !== undefined && (idealLength?.most ?? Number.POSITIVE_INFINITY) > ONE_LINE ? 'text' : 'string',
  };
}

function relationField(common: Common, { file, list = LIST_FIELD, key }: (typeof REFERENCES)[string]): Field {
  const keyPath = `${list}.*.${key}`;
  return {
    ...common,
    widget: 'relation',
    collection: editorCollection(file),
    file: fileNameOf(file),
    value_field: keyPath,
    display_fields: [keyPath],
    search_fields: [keyPath],
  };
}

/** A line of text: in a field for numbers, browsers drop what they cannot read, and save 297 for "1,297". */
function numberField(common: Common, { type }: FormSchema): Field {
  const [pattern, message] =
    type === 'integer'
      ? [TYPED_INTEGER, 'This must be a whole number in digits, such as 1297.']
      : [TYPED_NUMBER, 'This must be a number in digits, with a point before decimals, such as 1297 or 59.50.'];
  return { ...common, widget: 'string', pattern: [pattern.source, message] };
}

/** What a closed entry of a list shows: its first text that is always filled in, preferably a text for readers. */
function summaryOf({ properties = {}, required = [] }: FormSchema): { summary?: string } {
  const texts = Object.entries(properties).filter(([name, { type }]) => required.includes(name) && type === 'string');
  const first = texts.find(([, { prose, reference }]) => prose && !reference) ?? texts[0];
  return first ? { summary: `{{fields.${first[0]}}}` } : {};
}

/** The forms of an entry that has one of several, and the field that says which. */
function typesOf({
  oneOf,
  anyOf,
}: FormSchema): { readonly typeKey: string; readonly forms: readonly FormSchema[] } | undefined {
  const forms = oneOf ?? anyOf ?? [];
  const typeKey = Object.entries(forms[0]?.properties ?? {}).find(([, field]) => field.const !== undefined)?.[0];
  return typeKey === undefined ? undefined : { typeKey, forms };
}

/** A list of groups, of groups of several types, or of single values. */
export function listField(common: Common, schema: FormSchema, pictures: PictureFolders): Field {
  const { items = {}, minItems, maxItems } = schema;
  const list = {
    ...common,
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
    widget: 'list' as const,
  };
  const union = typesOf(items);
  if (union) {
    const types = union.forms.map((form) => {
      const { [union.typeKey]: type, ...properties } = form.properties ?? {};
      const name = String(type?.const);
      const fields = formFields({ ...form, properties }, pictures);
      return { name, label: inWords(name), widget: 'object' as const, ...summaryOf(form), fields };
    });
    return { ...list, typeKey: union.typeKey, types, collapsed: 'auto' };
  }
  if (items.properties) return { ...list, ...summaryOf(items), collapsed: 'auto', fields: formFields(items, pictures) };
  return { ...list, field: formField('value', { ...items, description: items.description ?? '' }, true, pictures) };
}

function formField(name: string, schema: FormSchema, required: boolean, pictures: PictureFolders): Field {
  const { type, field, reference = '', properties, mayBeEmpty = false } = schema;
  const common: Common = {
    name,
    label: inWords(name),
    required: required && !mayBeEmpty,
    ...(schema.description ? { hint: hintOf(schema) } : {}),
  };
  const place = REFERENCES[reference];
  if (type === 'array') return listField(common, schema, pictures);
  if (properties) return { ...common, widget: 'object', collapsed: 'auto', fields: formFields(schema, pictures) };
  if (reference === 'article')
    return { ...common, widget: 'relation', collection: POSTS, value_field: '{{slug}}', display_fields: ['title'] };
  if (place) return relationField(common, place);
  if (schema.enum) return { ...common, widget: 'select', options: [...schema.enum] };
  if (type === 'boolean')
    return { ...common, widget: 'boolean', required: false, default: (schema.inNewEntries ?? schema.default) === true };
  if (type === 'integer' || type === 'number') return numberField(common, schema);
  if (field === 'day') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (field === 'picture') return { ...common, ...pictures, widget: 'image' };
  return textField(common, schema);
}

/** The fields of a group, in the order of the content model. */
export function formFields({ properties = {}, required = [] }: FormSchema, pictures: PictureFolders): Field[] {
  return Object.entries(properties).map(([name, schema]) => formField(name, schema, required.includes(name), pictures));
}
