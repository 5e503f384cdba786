// Guards the note of the browser for the tests: it is used while it is true, and a new search follows.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testBrowser } from '../../scripts/browser/browser';
import { runPackage } from '../../scripts/run-package';
import { temporaryFolder } from '../support/temporary-folder';

jest.mock('../../scripts/run-package', () => ({ runPackage: jest.fn() }));

const folder = temporaryFolder();
const browser = path.join(folder, 'a browser');
const note = path.join(folder, 'node_modules/.cache/test-browser.json');
mkdirSync(path.dirname(note), { recursive: true });

const home = process.cwd();
process.chdir(folder);
afterAll(() => process.chdir(home));

beforeEach(() => {
  process.env.CHROMIUM = '';
  jest.mocked(runPackage).mockReset();
  writeFileSync(browser, '');
});

test('a noted browser is not looked for again', () => {
  writeFileSync(note, JSON.stringify({ executablePath: browser, whole: browser }));
  expect(testBrowser()).toEqual({ executablePath: browser, whole: browser });
  expect(runPackage).not.toHaveBeenCalled();
});

test.each([
  ['is gone', () => rmSync(browser)],
  ['is not the one in CHROMIUM', () => Object.assign(process.env, { CHROMIUM: '/opt/other' })],
])('a noted browser that %s is replaced by what is found', (_title, change) => {
  writeFileSync(note, JSON.stringify({ executablePath: browser }));
  change();
  const found = { named: process.env.CHROMIUM };
  jest.mocked(runPackage).mockImplementation(() => {
    writeFileSync(note, JSON.stringify(found));
    return { status: 0, output: '' };
  });
  expect(testBrowser()).toEqual(found);
});

test('without any browser three ways to get one are named', () => {
  rmSync(note, { force: true });
  expect(testBrowser).toThrow(/install Chrome or Edge .* playwright install .* CHROMIUM/s);
});
