// Runs Gatsby commands one after the other: `node scripts/run-gatsby.cjs build serve [drafts] [PORT]`.
// Before them it looks for what would stop Gatsby with a message that explains nothing. It runs without any package and on
// old versions of Node, so it is plain JavaScript.
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const net = require('node:net');
const path = require('node:path');

const PORTS = { serve: 9000, develop: 8000 };

/** Gatsby uses the folder's path as a pattern, in quotes and as a URL, where these characters have a meaning. */
const UNUSABLE = /[()[\]{}*?'#%]/g;

const MEGABYTE = 1024 * 1024;
/** What `.cache` and `public` need for a first build, with some room. */
const MEGABYTES_NEEDED = 300;

/** An error whose message is all that its reader needs. */
class SetupError extends Error {}

/** Whether a version is in a range of the form `>=20.19.0 <27`. */
function isInRange(version, range) {
  const compare = (left, right) => {
    const [ours, theirs] = [left, right].map((text) => text.split('.').map(Number));
    const index = [0, 1, 2].find((place) => (ours[place] || 0) !== (theirs[place] || 0));
    return index === undefined ? 0 : (ours[index] || 0) - (theirs[index] || 0);
  };
  return range.split(' ').every((part) => {
    if (part.startsWith('>=')) return compare(version, part.slice(2)) >= 0;
    return compare(version, part.slice(1)) < 0;
  });
}

function checkNode(root) {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (isInRange(process.versions.node, engines.node)) return;
  throw new SetupError(
    `This site needs Node ${engines.node}, and this is Node ${process.versions.node}. Install the version marked LTS from https://nodejs.org/, open a new terminal, and run "npm ci".`,
  );
}

function checkFolder(root) {
  const signs = [...new Set(root.slice(path.parse(root).root.length).match(UNUSABLE) || [])];
  if (signs.length === 0) return;
  const name = root.split(path.sep).find((part) => part.search(UNUSABLE) !== -1);
  throw new SetupError(
    `Gatsby cannot work in a folder with ${signs.join(' ')} in its name. Rename the folder "${name}", for example to "${name.replace(UNUSABLE, '').trim().replace(/\s+/g, '-') || 'website'}", and try again.`,
  );
}

function checkPackages(root) {
  if (fs.existsSync(path.join(root, 'node_modules', 'gatsby', 'package.json'))) return;
  throw new SetupError('The packages that the site is built with are not installed yet. Run "npm ci" first.');
}

const WRITE_ERRORS = {
  ENOSPC: 'The disk is full. Free some space, and try again.',
  EROFS: 'This disk can only be read. Copy the project to a folder of your own, and try again.',
};

function checkDisk(root) {
  for (const folder of ['.cache', 'public']) {
    const full = path.join(root, folder);
    try {
      fs.mkdirSync(full, { recursive: true });
      fs.rmdirSync(fs.mkdtempSync(path.join(full, 'write-')));
    } catch (error) {
      throw new SetupError(
        WRITE_ERRORS[error.code] ||
          `Nothing can be written to ${full} (${error.code}). Use a folder that belongs to you, or delete this one if another user created it.`,
      );
    }
  }
  if (!fs.statfsSync) return;
  const { bavail, bsize } = fs.statfsSync(root);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < MEGABYTES_NEEDED)
    throw new SetupError(
      `The disk has only ${free} MB left, and a build needs about ${MEGABYTES_NEEDED}. Free some space, and try again.`,
    );
}

function checkPort(port, command) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: 'localhost' });
    socket.once('error', () => resolve());
    socket.once('connect', () => {
      socket.destroy();
      reject(
        new SetupError(
          `Port ${port} is in use, perhaps because the site already runs in another terminal. Stop it there with Ctrl+C, or use another port: ${command} ${port + 1}`,
        ),
      );
    });
  });
}

async function main() {
  const root = process.cwd();
  const words = process.argv.slice(2);
  const port = words.map(Number).find((number) => number > 0);
  const commands = words.filter((word) => ['build', 'serve', 'develop'].includes(word));
  checkNode(root);
  checkFolder(root);
  checkPackages(root);
  checkDisk(root);
  const server = commands.find((command) => command in PORTS);
  if (server) await checkPort(port || PORTS[server], server === 'develop' ? 'npm run develop' : 'npm start');
  const env = { ...process.env };
  if (words.includes('drafts')) env.INCLUDE_DRAFTS = '1';
  const cli = path.join(root, 'node_modules', 'gatsby', 'cli.js');
  for (const command of commands) {
    const options = command === server && port ? ['--port', String(port)] : [];
    const { status } = spawnSync(process.execPath, [cli, command, ...options], { env, stdio: 'inherit' });
    if (status !== 0) process.exit(status === null ? 1 : status);
  }
}

main().catch((error) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
