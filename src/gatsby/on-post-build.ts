import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteSettings } from '../content-model/site';
import { compressionFor } from './finish/compression';
import { isCompressed } from './finish/finish-file';
import { finishFiles } from './finish/finish-files';
import { publicFiles } from './finish/public-files';
import { takeOutBuildFiles } from './finish/take-out-build-files';
import { writeHostRules } from './host-rules/write-host-rules';
import { policyFor } from './policy/policy-for';
import { publish } from './publish/publish';
import { redirectFile, siteRedirects } from './redirects';

/**
 * Finishes the built site. The order matters: the policy hashes what the pages hold, and compressed copies are made of
 * the pages with it; whatever else writes into `public` has to come before.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { getNodesByType, reporter, store } = args;
  await publish(args);
  const { directory } = store.getState().program;
  const root = path.join(directory, 'public');
  const { forms } = siteSettings.pick({ forms: true }).loose().parse(getNodesByType('SiteSettings')[0]);
  const finishing = reporter.activityTimer('policy, host rules, compressed copies');
  finishing.start();
  await takeOutBuildFiles(directory);
  const files = await publicFiles(root);
  const redirects = siteRedirects(args);
  const redirectFiles = new Set(redirects.map(redirectFile));
  await writeHostRules(
    directory,
    files.filter((file) => !redirectFiles.has(file)),
    redirects,
  );
  const compression = compressionFor(process.env, files.filter((file) => !isCompressed(file)).length);
  const { finished, total } = await finishFiles(directory, files, { policy: policyFor({ forms }), compression });
  finishing.setStatus(`${finished} of ${total} files`);
  finishing.end();
};
