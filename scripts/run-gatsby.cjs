// Says in one sentence what would stop a command, then runs those of Gatsby. It runs without packages and on old versions of
// Node, so it is plain JavaScript.
//
//   node scripts/run-gatsby.cjs                                Node and the packages
//   node scripts/run-gatsby.cjs types                          also the types of the queries, which a build writes
//   node scripts/run-gatsby.cjs site                           also what a build needs: the folder's name, the disk
//   node scripts/run-gatsby.cjs build serve [drafts] [PORT]    the same, then Gatsby's commands one after the other
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const net = require('node:net');
const path = require('node:path');

const root = process.cwd();
const words = process.argv.slice(2);
const commands = words.filter((word) => ['build', 'serve', 'develop'].includes(word));
const server = commands.find((command) => command !== 'build');
const port = words.map(Number).find((number) => number > 0) || (server === 'develop' ? 8000 : 9000);

/** What a first build writes, with some room; with less than the other, a failed build has failed for lack of it. */
const MEGABYTES = { needed: 300, full: 10 };

function nodeProblem() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [oldest, above] = engines.node.match(/[\d.]+/g);
  const { node } = process.versions;
  if (node.localeCompare(oldest, 'en', { numeric: true }) >= 0 && Number.parseInt(node, 10) < Number(above)) return '';
  return `This site needs Node ${engines.node}, and this is Node ${node}. Install the version marked LTS from https://nodejs.org/, open a new terminal, and run "npm ci".`;
}

function packagesProblem() {
  if (fs.existsSync(path.join(root, 'node_modules/gatsby/package.json'))) return '';
  return 'The packages that the site is built with are not installed yet. Run "npm ci" first.';
}

function typesProblem() {
  if (fs.existsSync(path.join(root, 'src/gatsby-types.d.ts'))) return '';
  return 'Run "npm run build" first: it writes the types of the queries, src/gatsby-types.d.ts.';
}

/** Gatsby and webpack use the folder's path as a pattern, in quotes and as a URL, where these characters have a meaning. */
const UNUSABLE = /[()[\]{}*?!'#%]/g;

function folderProblem() {
  const signs = [...new Set(root.slice(path.parse(root).root.length).match(UNUSABLE) || [])];
  if (signs.length === 0) return '';
  const name = root.split(path.sep).find((part) => part.search(UNUSABLE) !== -1);
  const better = name.replace(UNUSABLE, '').trim().replace(/\s+/g, '-') || 'website';
  return `Gatsby cannot work in a folder with ${signs.join(' ')} in its name. Rename the folder "${name}", for example to "${better}", and try again.`;
}

function diskProblem(needed) {
  for (const folder of ['.cache', 'public'].map((name) => path.join(root, name))) {
    try {
      fs.mkdirSync(folder, { recursive: true });
      fs.rmdirSync(fs.mkdtempSync(path.join(folder, 'write-')));
    } catch ({ code }) {
      if (code === 'ENOSPC') return 'The disk is full. Free some space, and try again.';
      return `Nothing can be written to ${folder} (${code}). Use a folder that belongs to you, or delete this one if another user created it.`;
    }
  }
  const { bavail, bsize } = fs.statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free >= needed) return '';
  return `The disk has only ${free} MB left, and a build needs about ${MEGABYTES.needed}. Free some space, and try again.`;
}

/**
 * Gatsby's cache has the folder's path in many places, so one that was made in another folder breaks the build. The hook
 * onPreBootstrap notes the path (src/gatsby/moved-cache.ts).
 */
function dropMovedCache() {
  const cache = path.join(root, '.cache');
  const note = path.join(cache, 'made-in.txt');
  if (!fs.existsSync(note) || fs.readFileSync(note, 'utf8') === root) return;
  console.log(
    'This folder has been moved or copied since its last build, so it is built without the cache of that build.',
  );
  // The folder itself stays, since it may be a mount.
  for (const name of fs.readdirSync(cache)) fs.rmSync(path.join(cache, name), { recursive: true, force: true });
}

/** Resolves to a sentence if something answers at the port. */
const portProblem = () =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: 'localhost' });
    const command = server === 'develop' ? 'npm run develop' : 'npm start';
    const taken = `Port ${port} is in use, perhaps because the site already runs in another terminal. Stop it there with Ctrl+C, or use another port: ${command} ${port + 1}`;
    socket.once('error', () => resolve(''));
    socket.once('connect', () => resolve(socket.destroy() && taken));
  });

async function run() {
  const isSite = commands.length > 0 || words.includes('site');
  const wrong =
    nodeProblem() ||
    (isSite && folderProblem()) ||
    packagesProblem() ||
    (isSite && diskProblem(MEGABYTES.needed)) ||
    (words.includes('types') && typesProblem()) ||
    (server && (await portProblem()));
  if (wrong) return wrong;
  if (commands.length > 0) dropMovedCache();
  const env = { ...process.env, ...(words.includes('drafts') && { INCLUDE_DRAFTS: '1' }) };
  for (const command of commands) {
    const options = command === server ? ['--port', String(port)] : [];
    const args = [path.join(root, 'node_modules/gatsby/cli.js'), command, ...options];
    const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
    if (status === 0) continue;
    process.exitCode = status || 1;
    return diskProblem(MEGABYTES.full);
  }
  return '';
}

run().then((wrong) => {
  if (!wrong) return;
  console.error(wrong);
  process.exitCode = process.exitCode || 1;
});
