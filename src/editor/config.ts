import type { CmsConfig, CollectionFile, Collection as EditorCollection, Field } from '@sveltia/cms';
import { ALL_COLLECTIONS, type Collection } from '../content/model/collections';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../content/model/fields';
import { postFrontMatter } from '../content/model/post';
import { formFields, listField } from './fields';
import { backendOf, type PageSettings } from './host';
import {
  CHECK_FIELD,
  editorCollection,
  fileNameOf,
  LIST_FIELD,
  labelOf,
  POST_FORMAT,
  POSTS,
  TEXT_FIELD,
} from './names';
import { formSchema } from './schema';

/** First, since Sveltia starts a field only when it comes into view. */
const checkField = (file?: string): Field => ({
  name: CHECK_FIELD,
  label: 'Check',
  widget: CHECK_FIELD,
  required: false,
  ...(file === undefined ? {} : { file }),
});

function fileEntry({ file, shape, schema, mayBeEmpty }: Collection): CollectionFile {
  const pictures = {
    media_folder: '/content/images',
    public_folder: file.includes('/') ? '../images' : './images',
  };
  const fields = formSchema(schema);
  const list = { name: LIST_FIELD, label: labelOf(file), required: !mayBeEmpty };
  const form =
    shape === 'list' ? [listField(list, { type: 'array', items: fields }, pictures)] : formFields(fields, pictures);
  return {
    name: fileNameOf(file),
    label: labelOf(file),
    file: `content/${file}`,
    format: fileNameOf(file),
    fields: [checkField(file), ...form],
    ...pictures,
  };
}

/** Pictures of an article are in its own folder. */
const BESIDE_THE_POST = { media_folder: '', public_folder: '.' };

const TEXT: Field = {
  name: 'body',
  label: 'Text',
  widget: TEXT_FIELD,
  hint: '`## Heading`, `- point`, `**bold**`, `[words](/address/)`, `> quotation`; `{fact:its-id}` shows a fact of "Facts". The guide in content/README.md shows more.',
  ...BESIDE_THE_POST,
};

/** The fields of an article; its text follows those that say what it is about. */
function postFields(): Field[] {
  const fields = formFields(formSchema(postFrontMatter), BESIDE_THE_POST);
  return [checkField(), ...fields.flatMap((field) => (field.name === 'excerpt' ? [field, TEXT] : [field]))];
}

const posts = (): EditorCollection => ({
  name: POSTS,
  label: 'Articles',
  label_singular: 'Article',
  icon: 'article',
  folder: 'content/blog',
  path: '{{slug}}/index',
  extension: 'md',
  format: POST_FORMAT,
  slug: {
    template: '{{title}}',
    editable: true,
    pattern: [SLUG_PATTERN.source, 'This must be lower-case words joined by single hyphens.'],
    hint: 'The last part of the address. It stays as it is when you change the title. If you rename a published article, its old address leads to the new one.',
  },
  summary: "{{draft | ternary('Draft: ', '')}}{{title}} ({{date | date('D MMM YYYY')}})",
  sortable_fields: { fields: ['title', 'date', 'category'], default: { field: 'date', direction: 'Descending' } },
  view_filters: [
    { name: 'drafts', label: 'Drafts', field: 'draft', pattern: true },
    { name: 'scheduled', label: 'Scheduled', field: 'date', gt: '{{today}}' },
  ],
  fields: postFields(),
  ...BESIDE_THE_POST,
});

const filesOf = (collection: 'pages' | 'files'): CollectionFile[] =>
  ALL_COLLECTIONS.filter(({ file }) => editorCollection(file) === collection).map(fileEntry);

/** The configuration of Sveltia CMS, made from the content model. */
export function editorConfig(settings: PageSettings = {}): CmsConfig {
  return {
    load_config_file: false,
    backend: backendOf(settings),
    app_title: 'Edit the site',
    logo: { src: '/edit/logo.svg' },
    media_folder: 'content/images',
    public_folder: '/content/images',
    // The page's policy lets no other site be asked, such as one with photos.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: SLUG_MAX_LENGTH },
    show_preview_links: false,
    output: { omit_empty_optional_fields: false },
    collections: [
      posts(),
      { name: 'files', label: 'Prices, services and settings', icon: 'settings', files: filesOf('files') },
      { name: 'pages', label: 'Words of the pages', icon: 'web', files: filesOf('pages') },
    ],
  };
}
