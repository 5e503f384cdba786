import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { listFolder, listOnce, type Watching } from '../list-folder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'list-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The node that the last build has made of a file. */
function nodeOf(name: string): Node {
  const absolutePath = path.join(root, name);
  const { size, mtimeMs, ctimeMs, ino } = statSync(absolutePath);
  return { absolutePath, size, mtimeMs, ctimeMs, ino } as unknown as Node;
}

/** Everything that a watcher reports until it is ready, as `event name`. */
async function eventsOf(watcher: EventEmitter): Promise<string[]> {
  const events: string[] = [];
  const note = (event: string) => (file: string) => void events.push(`${event} ${path.relative(root, file)}`);
  for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir']) watcher.on(event, note(event));
  await once(watcher, 'ready');
  return events.sort();
}

async function list(nodes: readonly Node[]): Promise<{ events: string[]; kept: Node[] }> {
  const kept: Node[] = [];
  const watching: Watching = { watch: () => new EventEmitter() };
  listOnce(watching, root, () => (file) => file.endsWith('.svg'), { nodes, keep: (node) => kept.push(node) });
  return { events: await eventsOf(watching.watch(root, { ignored: [] })), kept };
}

it('reports every file of a first build, and no folder but the root', async () => {
  write('site.yaml', 'a');
  write('blog/one/index.md', 'b');
  write('blog/one/cover.svg', 'c');
  expect(await list([])).toEqual({ events: ['add blog/one/index.md', 'add site.yaml', 'addDir '], kept: [] });
});

it('keeps what is the same, and reports what has changed or is new', async () => {
  for (const name of ['same.md', 'changed.md']) write(name, 'before');
  const [same, changed] = [nodeOf('same.md'), nodeOf('changed.md')];
  write('changed.md', 'afterwards');
  write('new.md', 'new');
  expect(await list([same, changed])).toEqual({ events: ['add changed.md', 'add new.md', 'addDir '], kept: [same] });
});

it('keeps nothing of a file that has gone', async () => {
  write('gone.md', 'x');
  const gone = nodeOf('gone.md');
  rmSync(path.join(root, 'gone.md'));
  expect(await list([gone])).toEqual({ events: ['addDir '], kept: [] });
});

it('notices a file of the same size that was given its old date', async () => {
  write('post.md', 'before');
  const node = nodeOf('post.md');
  const { atime, mtime, ctimeMs } = statSync(path.join(root, 'post.md'));
  while (statSync(path.join(root, 'post.md')).ctimeMs === ctimeMs) write('post.md', 'behind');
  utimesSync(path.join(root, 'post.md'), atime, mtime);
  expect((await list([node])).events).toContain('add post.md');
});

it('follows links to files and folders', async () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  writeFileSync(path.join(elsewhere, 'index.md'), 'x');
  symlinkSync(elsewhere, path.join(root, 'folder'));
  symlinkSync(path.join(elsewhere, 'index.md'), path.join(root, 'file.md'));
  expect((await list([])).events).toEqual(['add file.md', 'add folder/index.md', 'addDir ']);
  rmSync(elsewhere, { recursive: true });
});

it('lets other folders be watched as before', () => {
  const before = new EventEmitter();
  const watching: Watching = { watch: () => before };
  listOnce(watching, root, () => () => false, { nodes: [], keep: () => undefined });
  expect(watching.watch(path.join(root, 'config.ts'))).toBe(before);
});

/** What Gatsby hands over in a project that sources one folder. */
function inProject(sourced: string): NodePluginArgs {
  const source = { name: 'gatsby-source-filesystem', pluginOptions: { path: sourced } };
  const state = { program: { directory: root }, flattenedPlugins: [{ name: 'other' }, source] };
  const panic = (message: string): never => {
    throw new Error(message);
  };
  return {
    store: { getState: () => state },
    reporter: { panic },
    getNodesByType: () => [],
    actions: {},
  } as unknown as NodePluginArgs;
}

it('says so where nothing sources the folder', () => {
  expect(() => listFolder(inProject(path.join(root, 'content')), 'contents')).toThrow(/cannot list "contents"/);
});

it('takes the place of the watcher that gatsby-source-filesystem has', async () => {
  for (const name of ['package.json', 'content/a.md', 'content/a.svg', 'content/node_modules/b.md']) write(name, '{}');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  listFolder(inProject(path.join(root, 'content')), 'content');
  const plugin = createRequire(__filename).resolve('gatsby-source-filesystem');
  const chokidar = createRequire(plugin)('chokidar') as Watching;
  const watcher = chokidar.watch(path.join(root, 'content'), { ignored: ['**/*.svg', '**/node_modules'] });
  expect(await eventsOf(watcher)).toEqual(['add content/a.md', 'addDir content']);
});
