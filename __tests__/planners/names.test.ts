import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CODE_PAGES, TOOLS } from '../../src/routes';
import { isRecord } from '../../src/utils/is-record';

const FOLDER = path.resolve('src/planners');

/** The names under which the planner of a folder saves its entries. */
function savedNames(folder: string): readonly unknown[] {
  return readdirSync(path.join(FOLDER, folder)).flatMap((file) =>
    Object.values(jest.requireActual<Record<string, unknown>>(path.join(FOLDER, folder, file))).flatMap((exported) =>
      isRecord(exported) && 'tool' in exported && 'read' in exported ? [exported.tool] : [],
    ),
  );
}

test('every planner saves under the name of the file of its copy, so that none opens or replaces what another has kept', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.flatMap(({ name }) => savedNames(name)).toSorted()).toEqual(
    CODE_PAGES.filter(({ path: address }) => address.startsWith(TOOLS))
      .map(({ file }) => path.basename(file, '.yaml'))
      .toSorted(),
  );
});
