import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AvifOptions, Sharp } from 'sharp';
import { leaveFrontMatterUnread, pluginVersionWarnings, setAvifEffort } from '../../src/gatsby/on-pre-init';
import { postText } from '../content/check/bad-posts';

it('sets the effort where a call names none, and keeps every other option', () => {
  const asked: (AvifOptions | undefined)[] = [];
  const encoder = {
    avif(this: Sharp, options?: AvifOptions): Sharp {
      asked.push(options);
      return this;
    },
  };
  setAvifEffort(encoder);
  const picture = encoder as unknown as Sharp;
  picture.avif({ quality: 50 });
  picture.avif({ effort: 7 });
  picture.avif();
  expect(asked).toEqual([{ effort: 2, quality: 50 }, { effort: 7 }, { effort: 2 }]);
});

const { onCreateNode }: { onCreateNode: (args: object, options: object) => Promise<unknown> } = createRequire(
  __filename,
)('gatsby-transformer-remark/gatsby-node');

beforeAll(leaveFrontMatterUnread);

/** What the transformer makes of a file's text. */
async function nodesOf(text: string): Promise<{ internal: { contentDigest: string } }[]> {
  const created: { internal: { contentDigest: string } }[] = [];
  await onCreateNode(
    {
      node: { id: 'file', internal: { type: 'File', mediaType: 'text/markdown' } },
      loadNodeContent: async () => text,
      actions: {
        createNode: (node: (typeof created)[number]) => created.push(node),
        createParentChildLink: () => undefined,
      },
      createNodeId: (id: string) => id,
      createContentDigest: JSON.stringify,
      reporter: {
        panicOnBuild: (message: string) => {
          throw new Error(message);
        },
      },
    },
    {},
  );
  return created;
}

test.each([
  ['lines that end in CR', postText().replaceAll('\n', '\r')],
  ['a word after the first fence', postText().replace('---', '---js')],
  ['a sign that js-yaml does not take', postText({ title: '"A\u000bB"' })],
  ['no fields', '---\n# none\n---\nText\n'],
  ['no end', '---\ntitle: A\n'],
])('a file with %s has a node, and ends no build', async (_what, text) => {
  expect(await nodesOf(text)).toHaveLength(1);
});

test.each(['\n', '\r\n', '\r'])(
  'a change of the front matter alone changes the node, with line ends %j',
  async (end) => {
    const [before] = await nodesOf(postText().replaceAll('\n', end));
    const [after] = await nodesOf(postText({ draft: 'true' }).replaceAll('\n', end));
    expect(after?.internal.contentDigest).not.toBe(before?.internal.contentDigest);
  },
);

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

it('finds the packages installed that the plugins are tested with', () => {
  expect(pluginVersionWarnings(process.cwd())).toEqual([]);
});

it('names each package that differs, and says what to do', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'versions-'));
  const write = (folder: string, content: object): void => {
    mkdirSync(path.join(project, folder), { recursive: true });
    writeFileSync(path.join(project, folder, 'package.json'), JSON.stringify(content));
  };
  write('plugins/gatsby-plugin-sample', { peerDependencies: { gatsby: '5.16.1', '@scope/same': '1.2.3' } });
  write('plugins/gatsby-plugin-plain', {});
  writeFileSync(path.join(project, 'plugins', '.DS_Store'), '');
  mkdirSync(path.join(project, 'plugins', 'gatsby-plugin-gone'));
  write('node_modules/gatsby', { version: '5.16.10' });
  write('node_modules/@scope/same', { version: '1.2.3' });
  expect(pluginVersionWarnings(project)).toEqual([
    expect.stringMatching(
      /^gatsby-plugin-sample is tested with gatsby 5\.16\.1, but 5\.16\.10 is installed\. Run `npm test`/,
    ),
  ]);
  rmSync(project, { recursive: true });
});

describe('package.json', () => {
  const { dependencies } = readManifest('package.json');
  const exact = Object.keys(dependencies).filter((name) => /^\d/.test(dependencies[name] ?? ''));

  it('has an exact version for every package that docs/upgrading.md lists as pinned, and for no other', () => {
    const pinned = /^Pinned in package\.json: (.+?)\.$/ms.exec(readFileSync('docs/upgrading.md', 'utf8'))?.[1] ?? '';
    expect(exact.toSorted()).toEqual([...pinned.matchAll(/`([^`]+)`/g)].map(([, name]) => name).toSorted());
  });

  it.each(readdirSync('plugins'))('has the versions that %s is tested with', (plugin) => {
    const { peerDependencies } = readManifest(`plugins/${plugin}/package.json`);
    const named = Object.entries(peerDependencies).filter(([name]) => name in dependencies);
    expect(named.length).toBeGreaterThan(0);
    expect(named).toEqual(named.map(([name]) => [name, dependencies[name]]));
  });
});
