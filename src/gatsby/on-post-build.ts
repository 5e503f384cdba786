import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteSettings } from '../content-model/site';
import { compressionFor } from './finish/compression';
import { precompress } from './finish/precompress';
import { publicFiles } from './finish/public-files';
import { takeOutBuildFiles } from './finish/take-out-build-files';
import type { Redirect } from './host-rules/redirects';
import { writeHostRules } from './host-rules/write-host-rules';
import { policyFor } from './policy/policy-for';
import { securePages } from './policy/secure-pages';

/** Pages that have moved: none yet. */
const REDIRECTS: readonly Redirect[] = [];

/**
 * Finishes the built site. The order matters: the policy hashes what the pages hold, the host rules name the files, and the
 * compressed copies are made of both; whatever else writes into `public` has to come before.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, reporter, store }) => {
  const { directory } = store.getState().program;
  const root = path.join(directory, 'public');
  const { forms } = siteSettings.pick({ forms: true }).loose().parse(getNodesByType('SiteSettings')[0]);
  const finishing = reporter.activityTimer('policy, host rules, compressed copies');
  finishing.start();
  await takeOutBuildFiles(directory);
  await securePages(root, await publicFiles(root), policyFor({ forms }));
  await writeHostRules(directory, await publicFiles(root), REDIRECTS);
  const files = await publicFiles(root);
  await precompress(root, files, compressionFor(process.env, files.length));
  finishing.end();
};
