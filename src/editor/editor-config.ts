import type { CmsConfig, CollectionFile, Collection as EditorCollection, Field } from '@sveltia/cms';
import { ALL_COLLECTIONS, type Collection } from '../content/model/collections';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../content/model/fields';
import { postFrontMatter } from '../content/model/post';
import { editorFields, listField } from './editor-fields';
import { editorSchema } from './editor-schema';
import { FOLD, FOLDED_FIELDS } from './folded-fields';
import { hostBackend } from './host-backend';
import {
  DRAWN_COVER,
  editorCollection,
  fileNameOf,
  LIST_FIELD,
  labelOf,
  POST_FORMAT,
  POSTS,
  TEXT_FIELD,
} from './names';
import type { PageSettings } from './page-settings';
import { SIGNED_OUT, SOME_FOLDER } from './sign-out';

/** The pictures that several files share, as a file in `content/` names them. */
function picturesOf(file: string): { media_folder: string; public_folder: string } {
  return { media_folder: '/content/images', public_folder: file.includes('/') ? '../images' : './images' };
}

function fileEntry({ file, shape, schema, mayBeEmpty }: Collection): CollectionFile {
  const pictures = picturesOf(file);
  const fields = editorSchema(schema);
  const list = { name: LIST_FIELD, label: labelOf(file), required: !mayBeEmpty, root: true };
  return {
    name: fileNameOf(file),
    label: labelOf(file),
    file: `content/${file}`,
    format: fileNameOf(file),
    fields:
      shape === 'list' ? [listField(list, { type: 'array', items: fields }, pictures)] : editorFields(fields, pictures),
    ...pictures,
  };
}

function filesOf(collection: 'pages' | 'files'): CollectionFile[] {
  return ALL_COLLECTIONS.filter(({ file }) => editorCollection(file) === collection).map(fileEntry);
}

/** Pictures of an article are in its own folder. */
const BESIDE_THE_POST = { media_folder: '', public_folder: '.' };

/** The fields of an article: the text follows those that say what it is about, and rare ones are closed at the end. */
function postFields(): Field[] {
  const fields = editorFields(editorSchema(postFrontMatter), BESIDE_THE_POST);
  const text: Field = {
    name: 'body',
    label: 'Text',
    widget: TEXT_FIELD,
    hint: 'Select words and press a button. It writes signs such as ## and **, which readers do not see.',
    ...BESIDE_THE_POST,
  };
  const isFolded = ({ name }: Field): boolean => FOLDED_FIELDS.includes(name);
  const rare = fields.filter(isFolded);
  const fold: Field = {
    name: FOLD,
    label: 'Rarely needed',
    widget: 'object',
    collapsed: true,
    summary: rare.map(({ label }) => label).join(', '),
    fields: rare,
  };
  const drawnCover: Field = {
    name: DRAWN_COVER,
    label: 'No picture?',
    widget: DRAWN_COVER,
    required: false,
    hint: 'A cover is drawn for the title and the category.',
  };
  const after: Readonly<Record<string, Field>> = { excerpt: text, cover: drawnCover };
  const always = fields.filter((field) => !isFolded(field));
  return [...always.flatMap((field) => [field, ...(after[field.name] ? [after[field.name] as Field] : [])]), fold];
}

const posts: EditorCollection = {
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
};

/** No host: only a folder on this computer is used, and there is nothing to sign in to. */
const noHost = (folder = SOME_FOLDER): CmsConfig['backend'] => ({
  name: 'gitea',
  repo: folder,
  base_url: 'https://localhost',
  auth_methods: ['token'],
});

/** The configuration of the editor, made from the content model. */
export function editorConfig({ folder, host }: PageSettings = {}): CmsConfig {
  return {
    load_config_file: false,
    backend: host ? hostBackend(host) : noHost(folder),
    app_title: 'Edit the site',
    logo: { src: '/edit/logo.svg' },
    media_folder: 'content/images',
    public_folder: '/content/images',
    // The page's policy lets no other site be asked, such as one with photos.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: SLUG_MAX_LENGTH },
    show_preview_links: false,
    ...(host ? { logout_redirect_url: SIGNED_OUT } : {}),
    output: { omit_empty_optional_fields: false, yaml: { indent_size: 2, indent_sequences: true, quote: 'none' } },
    collections: [
      posts,
      { name: 'files', label: 'Prices, services and settings', icon: 'settings', files: filesOf('files') },
      { name: 'pages', label: 'Words of the pages', icon: 'web', files: filesOf('pages') },
    ],
  };
}
