import type { CmsConfig, CollectionFile, Collection as EditorCollection, Field } from '@sveltia/cms';
import { ALL_COLLECTIONS, type Collection } from '../content/model/collections';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../content/model/fields';
import { fieldsOf } from '../content/read/schema-fields';
import { formFields, listField, type PictureFolders, picturesOf } from './fields';
import { backendOf, type PageSettings } from './host';
import {
  CHECK_FIELD,
  ENTRY_KINDS,
  type EntryKind,
  editorCollection,
  fileNameOf,
  LIST_FIELD,
  labelOf,
  POSTS,
  TEXT_FIELD,
} from './names';

/** First, because Sveltia starts a field only when it scrolls into view. */
const checkField = (file: string): Field => ({
  name: CHECK_FIELD,
  label: 'Check',
  widget: CHECK_FIELD,
  required: false,
  file,
});

function fileEntry({ file, shape, schema, fileSchema }: Collection): CollectionFile {
  const pictures = picturesOf(file);
  const fields = fieldsOf(schema);
  const list = { name: LIST_FIELD, label: labelOf(file), required: Boolean(fieldsOf(fileSchema).minItems) };
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

const textField = (pictures: PictureFolders): Field => ({
  name: 'body',
  label: 'Text',
  widget: TEXT_FIELD,
  hint: '`## Heading`, `- point`, `**bold**`, `[words](/address/)`, `> quotation`; `{fact:its-id}` shows a fact of "Facts". The guide in content/README.md shows more.',
  ...pictures,
});

/** The form for files that authors create; a text follows the fields that describe it. */
function entryForm({ newFile, format, schema }: EntryKind, textAfter?: string) {
  const pictures = picturesOf(newFile);
  const fields = formFields(fieldsOf(schema), pictures).flatMap((field) =>
    field.name === textAfter ? [field, textField(pictures)] : [field],
  );
  return { format, fields: [checkField(newFile), ...fields], ...pictures };
}

const slug = (template: string, afterRenaming: string) => ({
  template: `{{${template}}}`,
  editable: true,
  pattern: [SLUG_PATTERN.source, 'Write lower-case words joined by single hyphens, such as revalidation-guide.'] as [
    string,
    string,
  ],
  hint: `The last part of the address: lower-case words joined by hyphens, such as revalidation-guide. It stays as it is when you change the title. ${afterRenaming}`,
});

const posts = (): EditorCollection => ({
  name: POSTS,
  label: 'Articles',
  label_singular: 'Article',
  icon: 'article',
  folder: 'content/blog',
  path: '{{slug}}/index',
  extension: 'md',
  slug: slug('title', 'If you rename a published article, its old address leads to the new one.'),
  summary: "{{draft | ternary('Draft: ', '')}}{{title}} ({{date | date('D MMM YYYY')}})",
  sortable_fields: { fields: ['title', 'date', 'category'], default: { field: 'date', direction: 'Descending' } },
  view_filters: [
    { name: 'drafts', label: 'Drafts', field: 'draft', pattern: true },
    { name: 'scheduled', label: 'Scheduled', field: 'date', gt: '{{today}}' },
  ],
  ...entryForm(ENTRY_KINDS.blog, 'excerpt'),
});

function pages(name: 'pages' | 'texts', label: string, title: string, textAfter?: string): EditorCollection {
  const kind = ENTRY_KINDS[name];
  return {
    name,
    label,
    label_singular: 'Page',
    icon: name === 'pages' ? 'web' : 'description',
    folder: 'content/pages',
    extension: kind.newFile.replace(/^.*\./, ''),
    identifier_field: title,
    slug: slug(title, 'If you rename a published page, add its old address to "Redirects".'),
    summary: `{{draft | ternary('Draft: ', '')}}{{${title}}}`,
    sortable_fields: { fields: [title] },
    // For sections, Sveltia's own preview would only list the fields.
    editor: { preview: name === 'texts' },
    ...entryForm(kind, textAfter),
  };
}

const filesOf = (collection: ReturnType<typeof editorCollection>): CollectionFile[] =>
  ALL_COLLECTIONS.filter(({ file }) => editorCollection(file) === collection).map(fileEntry);

/** Builds the Sveltia CMS configuration from the content model. */
export function editorConfig(settings: PageSettings = {}): CmsConfig {
  return {
    load_config_file: false,
    backend: backendOf(settings),
    app_title: 'Edit the site',
    logo: { src: '/edit/logo.svg' },
    media_folder: 'content/images',
    public_folder: '/content/images',
    // The page's policy blocks requests to other sites, such as one with photos.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: SLUG_MAX_LENGTH },
    show_preview_links: false,
    output: { omit_empty_optional_fields: false },
    collections: [
      posts(),
      pages('pages', 'Pages', 'seo.title'),
      pages('texts', 'Pages of text', 'title', 'updated'),
      { name: 'files', label: 'Prices, services and settings', icon: 'settings', files: filesOf('files') },
      { name: 'copy', label: 'Words of other pages', icon: 'tune', files: filesOf('copy') },
    ],
  };
}
