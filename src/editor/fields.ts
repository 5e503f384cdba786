import type { Field, VisibleFieldProps } from '@sveltia/cms';
import { REFERENCES } from '../content/model/collections';
import type { FieldSchema } from '../content/read/schema-fields';
import { hintOf, inWords } from './labels';
import { editorCollection, fileNameOf, LIST_FIELD, POSTS } from './names';

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

/** A text or a number: on one line where the model says that it is short, or that it is no prose. */
function textField(common: Common, { maxLength, prose, idealLength }: FieldSchema): Field {
  return {
    ...common,
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    widget: prose !== undefined && (idealLength?.most ?? Number.POSITIVE_INFINITY) > ONE_LINE ? 'text' : 'string',
  };
}

function relationField(common: Common, { file, list = LIST_FIELD, key }: (typeof REFERENCES)[string]): Field {
  const place = { collection: editorCollection(file), file: fileNameOf(file) };
  return { ...common, widget: 'relation', ...place, value_field: `${list}.*.${key}` };
}

/** The forms of an entry that has one of several, and the field that says which. */
function typesOf({
  oneOf,
  anyOf,
}: FieldSchema): { readonly typeKey: string; readonly forms: readonly FieldSchema[] } | undefined {
  const forms = oneOf ?? anyOf ?? [];
  const typeKey = Object.entries(forms[0]?.properties ?? {}).find(([, field]) => field.const !== undefined)?.[0];
  return typeKey === undefined ? undefined : { typeKey, forms };
}

/** A list of groups, of groups of several types, or of single values. */
export function listField(common: Common, schema: FieldSchema, pictures: PictureFolders): Field {
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
      return { name, label: inWords(name), widget: 'object' as const, fields };
    });
    return { ...list, typeKey: union.typeKey, types, collapsed: 'auto' };
  }
  if (items.properties) return { ...list, collapsed: 'auto', fields: formFields(items, pictures) };
  return { ...list, field: formField('value', { ...items, description: items.description ?? '' }, true, pictures) };
}

function formField(name: string, schema: FieldSchema, required: boolean, pictures: PictureFolders): Field {
  const { type, field, reference = '', properties, minItems = 0 } = schema;
  const mayBeEmpty = field === 'alt' || (type === 'array' && minItems === 0);
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
  if (field === 'day') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (field === 'picture') return { ...common, ...pictures, widget: 'image' };
  // Numbers too: in a field of their own, browsers drop what they cannot read, and save 297 for "1,297".
  return textField(common, schema);
}

/** The fields of a group, in the order of the content model. */
export function formFields({ properties = {}, required = [] }: FieldSchema, pictures: PictureFolders): Field[] {
  return Object.entries(properties).map(([name, schema]) => formField(name, schema, required.includes(name), pictures));
}
