import './no-eval';
import CMS from '@sveltia/cms';
import { ALL_COLLECTIONS } from '../content/model/collections';
import { readProject } from './check';
import { checkControl } from './check-field';
import { editorConfig } from './config';
import { FORMATS, formatOf, openedText, wasPublished } from './formats';
import type { PageSettings } from './host';
import { CHECK_FIELD, capitalised, fileNameOf, formLabel, POSTS, TEXT_FIELD } from './names';
import { ArticlePreview } from './preview';
import { asOpened, Session } from './session';
import { TextField } from './text-field';

/** Injected by the bundler. */
declare const EDITOR_SETTINGS: PageSettings;

const session = new Session(EDITOR_SETTINGS.host);

for (const format of FORMATS) {
  const file = ALL_COLLECTIONS.find((collection) => fileNameOf(collection.file) === format.name)?.file;
  CMS.registerCustomFormat(format.name, format.extension, {
    fromFile: (text: string) => {
      if (file !== undefined) session.knows(file, text);
      return format.toForm(text);
    },
    toFile: format.toText,
  });
}

CMS.registerFieldType(CHECK_FIELD, checkControl(session));
CMS.registerFieldType(TEXT_FIELD, TextField);
CMS.registerPreviewStyle('preview.css');
for (const name of [POSTS, 'texts']) CMS.registerPreviewTemplate(name, ArticlePreview);

const fileOf = (path: string): string => path.replace(/^content\//, '');

/** Keeps a renamed, published article reachable under its old URL. */
function withAlias(data: Readonly<Record<string, unknown>>, slug: string): Readonly<Record<string, unknown>> {
  const aliases: readonly unknown[] = Array.isArray(data.aliases) ? data.aliases : [];
  return { ...data, aliases: [...new Set([...aliases, session.slug])].filter((alias) => alias !== slug) };
}

/** Whether the open article may have been published at its old URL; a draft leaves that free. */
async function isKnown(data: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { 'permalinks.yaml': permalinks } = (await session.project()).content;
  return wasPublished(openedText(data), session.slug, String(permalinks));
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    // When Sveltia recreates the open form, for example after somebody else's commit, it no longer consults the check field.
    const { collection, newRecord, path, slug, data } = entry.toJS();
    const file = fileOf(path);
    const fault = session.faultOfForm
      ? await session.faultOfForm(newRecord ? file : undefined)
      : 'The content check has not started yet.';
    if (fault !== undefined) throw new Error(fault);
    const isRenamed = collection === POSTS && !newRecord && session.slug !== '' && session.slug !== slug;
    const form = isRenamed && (await isKnown(data)) ? withAlias(data, slug) : data;
    // The form's next text is an edit of this one.
    return entry.set('data', { ...form, [CHECK_FIELD]: formatOf(file).toText(form) });
  },
});

CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    const { path, data } = entry.toJS();
    const file = fileOf(path);
    const text = formatOf(file).toText(data);
    session.knows(file, text);
    session.isUnsaved = false;
    if (EDITOR_SETTINGS.host) return;
    const { [file]: now } = (await readProject()).content;
    if (typeof now === 'string' && asOpened(now) === asOpened(text)) return;
    session.isUnsaved = true;
    throw new Error(
      `${capitalised(formLabel(path))} was not written completely. What you typed is still in the form: save it again.`,
    );
  },
});

window.addEventListener('beforeunload', (event) => {
  if (session.isUnsaved) event.preventDefault();
});

void CMS.init({ config: editorConfig(EDITOR_SETTINGS) });
