import { buildSite } from '../__tests__/built/site-copy';
import { runForAuthor } from './for-author';
import { runPackage } from './run-package';

const SITE = '.test-sites/own';

/** The tests of built HTML that hold for whatever an owner writes. */
const TESTS = '__tests__/built/any-content/(feeds|headers|valid-html|weight)';

/** Builds `content/` as a host does, beginning with the content check, and tests its HTML. */
void runForAuthor(async () => {
  await buildSite(SITE, 'content');
  const env = { ...process.env, SITE_ROOT: SITE };
  process.exitCode = runPackage('jest', ['--selectProjects', 'built', '--', TESTS], { env, stdio: 'inherit' }).status;
});
