import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteSettings } from '../content-model/site';
import { compressionFor } from './finish/compression';
import { precompress } from './finish/precompress';
import { publicFiles } from './finish/public-files';
import { takeOutBuildFiles } from './finish/take-out-build-files';
import { writeHostRules } from './host-rules/write-host-rules';
import { policyFor } from './policy/policy-for';
import { securePages } from './policy/secure-pages';
import { publish } from './publish/publish';
import { redirectFile, siteRedirects } from './redirects';

/**
 * Finishes the built site. The order matters: the policy hashes what the pages hold, the host rules name the files, and the
 * compressed copies are made of both; whatever else writes into `public` has to come before.
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
  await securePages(root, await publicFiles(root), policyFor({ forms }));
  const redirects = siteRedirects(args);
  const redirectFiles = new Set(redirects.map(redirectFile));
  const served = (await publicFiles(root)).filter((file) => !redirectFiles.has(file));
  await writeHostRules(directory, served, redirects);
  const files = await publicFiles(root);
  await precompress(root, files, compressionFor(process.env, files.length));
  finishing.end();
};
