const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** Such a file changes what others would get, or needs an environment of its own. */
const ALONE = /jest\.mock\(|isolateModules|process\.chdir|globalThis\.|@jest-environment/;

/** The nearest folder with a file `together.ts`, from this one upwards. */
const homeOf = (folder) => (existsSync(path.join(folder, 'together.ts')) ? folder : homeOf(path.dirname(folder)));

/** The files for which `together.ts` in a folder stands, relative to it, with forward slashes on every system. */
const partsOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /^(?!owner).*\.test\.ts$/.test(name) && homeOf(path.dirname(path.join(folder, name))) === folder)
    .filter((name) => !ALONE.test(readFileSync(path.join(folder, name), 'utf8')))
    .map((name) => name.split(path.sep).join('/'))
    .sort();

/** Runs them as one file: evaluating what they import takes a third of their time, and they share it. */
exports.runParts = (folder) => {
  for (const name of partsOf(folder)) describe(name, () => void require(path.join(folder, name)));
};

/** What selects `together.ts` in these folders of the project in place of the files for which it stands. */
exports.together = (...folders) => ({
  testMatch: folders.map((folder) => `<rootDir>/${folder}/together.ts`),
  testPathIgnorePatterns: folders.flatMap((folder) =>
    partsOf(path.resolve(__dirname, '../..', folder)).map((name) => `<rootDir>/${folder}/${name}$`),
  ),
});
