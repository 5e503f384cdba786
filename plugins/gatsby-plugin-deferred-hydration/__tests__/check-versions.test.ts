import path from 'node:path';
import { versionWarnings } from '../node/check-versions';
import { peerDependencies } from '../package.json';

const PROJECT = path.resolve(__dirname, '../../..');

it('has nothing to say about the versions that it is tested with', () => {
  expect(versionWarnings(PROJECT)).toEqual([]);
});

it('names each package that differs, in one sentence that says what to do', () => {
  const warnings = versionWarnings(PROJECT, { ...peerDependencies, react: '18.2.x' });
  expect(warnings).toEqual([
    expect.stringMatching(/tested with react 18\.2\.x, and \d+\.\d+\.\d+ is installed\. Run `npm test`/),
  ]);
});
