// Looks for what would stop a command with a message that explains nothing. It runs without packages and on old versions of
// Node, so it is plain JavaScript.
//
//   node scripts/check-setup.cjs          Node and the packages
//   node scripts/check-setup.cjs build    also what a build needs: the folder's name, the disk
//   node scripts/check-setup.cjs types    also the types of the queries, which a build writes
const fs = require('node:fs');
const path = require('node:path');

/** Gatsby and webpack use the folder's path as a pattern, in quotes and as a URL, where these characters have a meaning. */
const UNUSABLE = /[()[\]{}*?!'#%]/g;

const MEGABYTE = 1024 * 1024;
/** What a first build writes, with some room. */
const MEGABYTES_NEEDED = 300;

/** An error whose message is all that its reader needs. */
class SetupError extends Error {}

/** Compares this Node with the range of `engines`, such as `>=20.19.0 <27`. */
function checkNode(root) {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [oldest, above] = engines.node.match(/[\d.]+/g);
  const { node } = process.versions;
  if (node.localeCompare(oldest, 'en', { numeric: true }) >= 0 && Number.parseInt(node, 10) < Number(above)) return;
  throw new SetupError(
    `This site needs Node ${engines.node}, and this is Node ${node}. Install the version marked LTS from https://nodejs.org/, open a new terminal, and run "npm ci".`,
  );
}

function checkPackages(root) {
  if (fs.existsSync(path.join(root, 'node_modules', 'gatsby', 'package.json'))) return;
  throw new SetupError('The packages that the site is built with are not installed yet. Run "npm ci" first.');
}

function checkFolder(root) {
  const signs = [...new Set(root.slice(path.parse(root).root.length).match(UNUSABLE) || [])];
  if (signs.length === 0) return;
  const name = root.split(path.sep).find((part) => part.search(UNUSABLE) !== -1);
  throw new SetupError(
    `Gatsby cannot work in a folder with ${signs.join(' ')} in its name. Rename the folder "${name}", for example to "${name.replace(UNUSABLE, '').trim().replace(/\s+/g, '-') || 'website'}", and try again.`,
  );
}

function checkTypes(root) {
  const types = 'src/gatsby-types.d.ts';
  if (fs.existsSync(path.join(root, types))) return;
  throw new SetupError(`Run "npm run build" first: it writes the types of the queries, ${types}.`);
}

const WRITE_ERRORS = {
  ENOSPC: 'The disk is full. Free some space, and try again.',
  EROFS: 'This disk can only be read. Copy the project to a folder of your own, and try again.',
};

/** @param needed free space, in megabytes */
function checkDisk(root, needed) {
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
  const { bavail, bsize } = fs.statfsSync(root);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < needed)
    throw new SetupError(
      `The disk has only ${free} MB left, and a build needs about ${MEGABYTES_NEEDED}. Free some space, and try again.`,
    );
}

/**
 * @param purpose `build`, `types` or neither
 * @throws SetupError that says what to do
 */
function checkSetup(root, purpose) {
  checkNode(root);
  if (purpose === 'build') checkFolder(root);
  checkPackages(root);
  if (purpose === 'build') checkDisk(root, MEGABYTES_NEEDED);
  if (purpose === 'types') checkTypes(root);
}

/** Runs a command; prints only the message of a SetupError. */
async function runOrExplain(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  }
}

module.exports = { SetupError, checkDisk, checkSetup, runOrExplain };

if (require.main === module) runOrExplain(() => checkSetup(process.cwd(), process.argv[2]));
