import type { Field, VisibleFieldProps } from '@sveltia/cms';
import { REFERENCES } from '../content/model/collections';
import type { FieldSchema } from '../content/read/schema-fields';
import { asLabels, editorCollection, fileNameOf, inWords, LIST_FIELD, POSTS } from './names';

/** A file's picture folder, in Sveltia's terms. */
export interface PictureFolders {
  readonly media_folder: string;
  readonly public_folder: string;
}

/** An article's pictures are in its own folder, all others share one. */
export const picturesOf = (file: string): PictureFolders =>
  file.startsWith('blog/')
    ? { media_folder: '', public_folder: '.' }
    : { media_folder: '/content/images', public_folder: file.includes('/') ? '../images' : './images' };

interface Common extends VisibleFieldProps {
  readonly name: string;
  readonly label: string;
}

/** Texts up to this length get a single-line field. */
const ONE_LINE = 60;

/** A list of groups, of groups of several types (distinguished by the field `type`), or of single values. */
export function listField(common: Common, schema: FieldSchema, pictures: PictureFolders): Field {
  const { items = {}, minItems, maxItems } = schema;
  const list = { ...common, min: minItems, max: maxItems, widget: 'list' as const };
  if (items.oneOf) {
    const types = items.oneOf.map((form) => {
      const { type, ...properties } = form.properties ?? {};
      const name = String(type?.const);
      const fields = formFields({ ...form, properties }, pictures);
      const meaning = asLabels(form.description).replace(/\.$/, '');
      return { name, label: [inWords(name), meaning].filter(Boolean).join(': '), widget: 'object' as const, fields };
    });
    return { ...list, types, collapsed: 'auto' };
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
    hint: asLabels(schema.description),
  };
  const location = REFERENCES[reference];
  if (type === 'array') return listField(common, schema, pictures);
  if (properties) return { ...common, widget: 'object', collapsed: 'auto', fields: formFields(schema, pictures) };
  if (reference === 'article')
    return { ...common, widget: 'relation', collection: POSTS, value_field: '{{slug}}', display_fields: ['title'] };
  if (location) {
    const { file, list = LIST_FIELD, key } = location;
    const collection = editorCollection(file);
    return { ...common, widget: 'relation', collection, file: fileNameOf(file), value_field: `${list}.*.${key}` };
  }
  if (schema.enum) return { ...common, widget: 'select', options: [...schema.enum] };
  if (type === 'boolean')
    return { ...common, widget: 'boolean', required: false, default: (schema.inNewEntries ?? schema.default) === true };
  if (field === 'day') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (field === 'picture') return { ...common, ...pictures, widget: 'image' };
  const isLong = schema.prose !== undefined && (schema.idealLength?.most ?? Number.POSITIVE_INFINITY) > ONE_LINE;
  // Numbers too: in a number field, browsers drop what they can't read, and save 297 for "1,297".
  return { ...common, widget: isLong ? 'text' : 'string', maxlength: schema.maxLength };
}

/** A group's fields, in content model order. */
export function formFields({ properties = {}, required = [] }: FieldSchema, pictures: PictureFolders): Field[] {
  return Object.entries(properties).map(([name, schema]) => formField(name, schema, required.includes(name), pictures));
}
