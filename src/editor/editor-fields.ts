import type { Field, VisibleFieldProps } from '@sveltia/cms';
import { REFERENCES } from '../content/model/collections';
import type { EditorSchema } from './editor-schema';
import { hintOf, inWords } from './labels';
import { editorCollection, fileNameOf, LIST_FIELD } from './names';
import { TYPED_INTEGER, TYPED_NUMBER } from './typed-number';

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

function patternOf({ field, pattern, patternMessage = '' }: EditorSchema): { pattern?: [string, string] } {
  if (field === 'https') return { pattern: ['^https://\\S+$', patternMessage] };
  return pattern === undefined ? {} : { pattern: [pattern, patternMessage] };
}

function lengthOf({ maxLength }: EditorSchema): { maxlength?: number } {
  return maxLength === undefined ? {} : { maxlength: maxLength };
}

/** A text: on one line where the model says that it is short, or that it is no prose. */
function textField(common: Common, schema: EditorSchema): Field {
  const limits = { ...patternOf(schema), ...lengthOf(schema) };
  const isProse = schema.prose !== undefined && (schema.idealLength?.most ?? Number.POSITIVE_INFINITY) > ONE_LINE;
  return { ...common, ...limits, widget: isProse ? 'text' : 'string' };
}

function relationField(common: Common, reference: { file: string; list?: string; key: string }): Field {
  const keyPath = `${reference.list ?? LIST_FIELD}.*.${reference.key}`;
  return {
    ...common,
    widget: 'relation',
    collection: editorCollection(reference.file),
    file: fileNameOf(reference.file),
    value_field: keyPath,
    display_fields: [keyPath],
    search_fields: [keyPath],
  };
}

/** A line of text: in a field for numbers, browsers drop what they cannot read, and save 297 for "1,297". */
function numberField(common: Common, { type }: EditorSchema): Field {
  const [pattern, message] =
    type === 'integer'
      ? [TYPED_INTEGER, 'This must be a whole number in digits, such as 1297.']
      : [TYPED_NUMBER, 'This must be a number in digits, with a point before decimals, such as 1297 or 59.50.'];
  return { ...common, widget: 'string', pattern: [pattern.source, message] };
}

/** What a closed entry of a list shows: its first words that are always filled in, or whatever text is. */
function summaryOf({ properties = {}, required = [] }: EditorSchema): { summary?: string } {
  const texts = Object.entries(properties).filter(([name, { type }]) => required.includes(name) && type === 'string');
  const first = texts.find(([, { prose, reference }]) => prose && !reference) ?? texts[0];
  return first ? { summary: `{{fields.${first[0]}}}` } : {};
}

/** A list of groups, or of single values. */
export function listField(common: Common, schema: EditorSchema, pictures: PictureFolders): Field {
  const { items = {}, minItems, maxItems } = schema;
  const limits = {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
  const list = { ...common, ...limits, widget: 'list' as const };
  if (items.properties === undefined) {
    return { ...list, field: editorField('value', { ...items, description: items.description ?? '' }, true, pictures) };
  }
  return { ...list, ...summaryOf(items), collapsed: 'auto', fields: editorFields(items, pictures) };
}

/** One field of the editor, made from one of the content model. */
function editorField(name: string, schema: EditorSchema, required: boolean, pictures: PictureFolders): Field {
  const { type, field, reference, properties, mayBeEmpty = false } = schema;
  const common: Common = {
    name,
    label: inWords(name),
    required: required && !mayBeEmpty,
    ...(schema.description ? { hint: hintOf(schema) } : {}),
  };
  const place = reference === undefined ? undefined : REFERENCES[reference];
  if (type === 'array') return listField(common, schema, pictures);
  if (properties) return { ...common, widget: 'object', collapsed: 'auto', fields: editorFields(schema, pictures) };
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
export function editorFields({ properties = {}, required = [] }: EditorSchema, pictures: PictureFolders): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    editorField(name, schema, required.includes(name), pictures),
  );
}
