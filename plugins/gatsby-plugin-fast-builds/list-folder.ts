import { EventEmitter } from 'node:events';
import { readdirSync, type Stats, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';

const SOURCE = 'gatsby-source-filesystem';

/** The part of Gatsby's state that is used here. */
interface State {
  readonly program: { readonly directory: string };
  readonly flattenedPlugins: readonly { readonly name: string; readonly pluginOptions?: { readonly path?: unknown } }[];
}

type Ignore = (file: string) => boolean;

/** The part of chokidar that gatsby-source-filesystem uses. */
export interface Watching {
  watch: (folder: string, options?: { readonly ignored?: readonly string[] }) => EventEmitter;
}

/** What chokidar tests patterns with. */
type Anymatch = (patterns: readonly string[], file: undefined, options: { readonly dot: boolean }) => Ignore;

/** A `File` node with what shows whether its file has changed. */
type FileNode = Node & { readonly absolutePath: string } & Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>;

function* filesBelow(folder: string, ignore: Ignore): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (ignore(file)) continue;
    // As chokidar does, a link that leads nowhere is passed over.
    const kind = entry.isSymbolicLink() ? statSync(file, { throwIfNoEntry: false }) : entry;
    if (kind?.isDirectory()) yield* filesBelow(file, ignore);
    else if (kind) yield file;
  }
}

/** `ctime` cannot be set by hand, so a copy with an old `mtime` is still noticed. */
const isSame = (node: FileNode, { size, mtimeMs, ctimeMs, ino }: Stats): boolean =>
  node.size === size && node.mtimeMs === mtimeMs && node.ctimeMs === ctimeMs && node.ino === ino;

/** What `listOnce` knows about the last build, and what it calls for each file that has not changed. */
interface LastBuild {
  readonly nodes: readonly Node[];
  readonly keep: (node: Node) => void;
}

/**
 * Makes `watch` list one folder instead of watching it: it reports files that are new or have changed, and the folder
 * itself, but neither the folders inside nor anything that happens later. Other folders are watched as before.
 * @param root the folder
 * @param matcher makes a test of the patterns that `watch` is given
 * @param last the `File` nodes of the last build
 */
export function listOnce(
  watching: Watching,
  root: string,
  matcher: (patterns: readonly string[]) => Ignore,
  { nodes, keep }: LastBuild,
): void {
  const known = new Map((nodes as readonly FileNode[]).map((node) => [node.absolutePath, node]));
  const { watch } = watching;
  watching.watch = (folder, options) => {
    if (folder !== root) return watch.call(watching, folder, options);
    const watcher = new EventEmitter();
    const changed = [...filesBelow(root, matcher(options?.ignored ?? []))].filter((file) => {
      const node = known.get(file.split(path.sep).join('/'));
      if (!node || !isSame(node, statSync(file))) return true;
      keep(node);
      return false;
    });
    setImmediate(() => {
      watcher.emit('addDir', root);
      for (const file of changed) watcher.emit('add', file);
      watcher.emit('ready');
    });
    return watcher;
  };
}

/**
 * Lists a folder instead of watching it. gatsby-source-filesystem watches every file and folder during a build too, and
 * creates every node again although hardly any file has changed.
 * @param folder relative to the project
 */
export function listFolder({ actions, getNodesByType, reporter, store }: NodePluginArgs, folder: string): void {
  const { program, flattenedPlugins }: State = store.getState();
  const { directory } = program;
  const root = path.join(directory, folder);
  if (!flattenedPlugins.some(({ name, pluginOptions }) => name === SOURCE && pluginOptions?.path === root))
    reporter.panic(
      `gatsby-plugin-fast-builds cannot list "${folder}": no ${SOURCE} in gatsby-config has the path ${root}.`,
    );
  const plugin = createRequire(path.join(directory, 'package.json')).resolve(SOURCE);
  const watcher = createRequire(plugin).resolve('chokidar');
  const watching = createRequire(plugin)(watcher) as Watching;
  const anymatch = createRequire(watcher)('anymatch') as Anymatch;
  const matcher = (patterns: readonly string[]): Ignore => anymatch(patterns, undefined, { dot: true });
  const last = { nodes: getNodesByType('File'), keep: (node: Node) => actions.touchNode(node) };
  listOnce(watching, root, matcher, last);
}
