import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import type { EditorHost } from '../../src/content/model/editor-host';
import type { BuiltFacts } from '../../src/editor/built-facts';
import { editorConfig } from '../../src/editor/editor-config';
import { editorPolicy } from '../../src/editor/editor-policy';
import { publishEditor } from '../../src/editor/publish-editor';

const CONTENT = '__tests__/fixtures/content';
const PLACE = { repo: 'jane/website', branch: 'main' };
const SERVER = 'https://git.example.org';

/** Each host with each way to sign in: what the page may call, and what the editor is told. */
const HOSTS: readonly (readonly [EditorHost, string, object])[] = [
  [
    { ...PLACE, host: 'github' },
    'https://api.github.com',
    { name: 'github', auth_methods: ['token'], api_root: 'https://api.github.com' },
  ],
  [
    { ...PLACE, host: 'github', authenticator: 'https://sign-in.example' },
    'https://api.github.com',
    { base_url: 'https://sign-in.example' },
  ],
  [{ ...PLACE, host: 'github', server: SERVER }, SERVER, { api_root: SERVER, auth_methods: ['token'] }],
  [
    { ...PLACE, host: 'gitlab' },
    'https://gitlab.com',
    { name: 'gitlab', auth_methods: ['token'], api_root: 'https://gitlab.com/api/v4' },
  ],
  [
    { ...PLACE, host: 'gitlab', server: SERVER, appId: 'a1' },
    SERVER,
    { auth_type: 'pkce', app_id: 'a1', base_url: SERVER, api_root: `${SERVER}/api/v4` },
  ],
  [
    { ...PLACE, host: 'gitea' },
    'https://gitea.com',
    { name: 'gitea', auth_methods: ['token'], api_root: 'https://gitea.com/api/v1' },
  ],
  [
    { ...PLACE, host: 'gitea', server: `${SERVER}/git`, appId: 'a1' },
    SERVER,
    { app_id: 'a1', base_url: `${SERVER}/git`, api_root: `${SERVER}/git/api/v1` },
  ],
];

const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

describe.each(HOSTS)('%o', (host, origin, backend) => {
  test('gives a configuration that the editor accepts', () => {
    const config = JSON.parse(JSON.stringify(editorConfig({ host })));
    validate(config);
    expect(validate.errors).toBeNull();
    expect(config.backend).toEqual(expect.objectContaining({ ...PLACE, ...backend }));
    expect('auth_methods' in config.backend).toBe(!host.appId && !host.authenticator);
  });

  test('lets the page call its own interface, and changes nothing else of the policy', () => {
    const policy = editorPolicy(host);
    expect(policy).toBe(`${editorPolicy()} ${origin}`);
    expect(policy.split('; ').at(-1)).toBe(`connect-src 'self' blob: data: ${origin}`);
  });
});

describe('the published editor', () => {
  const target = mkdtempSync(path.join(tmpdir(), 'published-editor-'));
  const host: EditorHost = { ...PLACE, host: 'gitea', server: SERVER };
  const read = (name: string): string => readFileSync(path.join(target, name), 'utf8');

  beforeAll(() => publishEditor(target, host, CONTENT));
  afterAll(() => rmSync(target, { recursive: true }));

  test('has its own policy, and is not to be listed', () => {
    const page = read('index.html');
    expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="${editorPolicy(host)}">`);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('knows every picture by what git calls it, and no article by name', () => {
    const text = read('built-facts.json');
    const { pictures }: BuiltFacts = JSON.parse(text);
    const cover = path.join(CONTENT, 'blog/nmc-revalidation/cover.png');
    const name = execFileSync('git', ['hash-object', '--no-filters', cover], { encoding: 'utf8' }).trim();
    expect(pictures[name]).toMatchObject({ format: 'png', corrupt: false, bytes: readFileSync(cover).length });
    for (const slug of readdirSync(path.join(CONTENT, 'blog'))) expect(text).not.toContain(slug);
  });
});
