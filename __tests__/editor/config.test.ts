// Guards the editor's forms, its configuration, and what it publishes.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { ALL_COLLECTIONS } from '../../src/content/model/collections';
import type { EditorHost } from '../../src/content/model/site';
import { projectJson } from '../../src/editor/build-editor';
import { editorConfig } from '../../src/editor/config';
import { editorPolicy } from '../../src/editor/host';
import { ENTRY_KINDS, fileNameOf, LIST_FIELD } from '../../src/editor/names';
import { ContentCopy } from '../content/content-copy';

const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
  JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')),
);

interface FormField {
  readonly name: string;
  readonly fields?: readonly FormField[];
}

const PLACE = { repo: 'jane/website', branch: 'main' };
const GITHUB = { ...PLACE, host: 'github' } as const;
const AUTH = 'https://sign-in.example';
const API = ' https://api.github.com';

test.each<[EditorHost | undefined, string, object]>([
  [undefined, '', { name: 'gitea', auth_methods: ['token'] }],
  [GITHUB, API, { ...PLACE, name: 'github', auth_methods: ['token'] }],
  [{ ...GITHUB, authenticator: AUTH }, API, { ...PLACE, base_url: AUTH }],
  [{ ...PLACE, host: 'gitlab', appId: 'a1' }, ' https://gitlab.com', { ...PLACE, auth_type: 'pkce', app_id: 'a1' }],
])('the configuration of %o is valid and limits requests to its host', (host, origin, backend) => {
  const config = JSON.parse(JSON.stringify(editorConfig({ host })));
  validate(config);
  expect(validate.errors).toBeNull();
  expect(config.backend).toEqual(expect.objectContaining(backend));
  expect(editorPolicy(host)).toMatch(new RegExp(`connect-src 'self' blob: data:${origin}$`));
});

test('every field of the model is in a form, in order', () => {
  const files: { readonly name: string; readonly fields: readonly FormField[] }[] = JSON.parse(
    JSON.stringify(editorConfig().collections),
  ).flatMap((collection: { files?: [] }) => collection.files ?? [collection]);
  const namesOf = (name: string): string[] => {
    const [, ...fields] = files.find((file) => file.name === name)?.fields ?? [];
    return (fields[0]?.name === LIST_FIELD ? (fields[0].fields ?? []) : fields).map((field) => field.name);
  };
  for (const [name, { schema }] of Object.entries(ENTRY_KINDS))
    expect(namesOf(name).filter((field) => field !== 'body')).toEqual(Object.keys(schema.shape));
  for (const { file, schema } of ALL_COLLECTIONS)
    expect([file, namesOf(fileNameOf(file))]).toEqual([file, Object.keys(schema.shape)]);
});

const copy = new ContentCopy();

test('the published editor contains no drafts, scheduled articles or comments', async () => {
  const change = (name: string, from: RegExp, to: string) => copy.put(name, copy.read(name).replace(from, to));
  change('blog/maternity-leave-uk/index.md', /^title:/m, 'draft: true\ntitle:');
  change('blog/nmc-revalidation/index.md', /^date: .*$/m, 'date: 2999-01-01');
  change('blog/nurses-strike-again/index.md', /^title:/m, '# ask Ada before this changes\ntitle:');
  change('pages/services.yaml', /^sections:/m, 'draft: true\nsections:');
  change('pages/about.yaml', /^sections:/m, '# ask Ada again\nsections:');
  const { content } = JSON.parse(await projectJson(copy.root, true));
  const names = Object.keys(content);
  expect(names).toContain('blog/nurses-strike-again/index.md');
  expect(names).toContain('blog/nurses-strike-again/cover.png');
  expect(names).toContain('pages/about.yaml');
  expect(names.filter((name) => /maternity|nmc|services\.yaml|^[^/]+\.yaml|copy/.test(name))).toEqual([]);
  expect(JSON.stringify(content)).not.toMatch(/ask Ada|fallback:/);
});
