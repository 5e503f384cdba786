import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { compressionFor } from './files/compression';
import { postProcess } from './files/post-process';
import { publicFiles } from './files/public-files';
import { checkedRedirects } from './hosts/redirects';
import { writeHostRules } from './hosts/write-host-rules';
import { STATS_FILE, type StaticHostOptions } from './index';
import { writeRedirectPages } from './redirect-pages';

export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const names = Joi.array().items(Joi.string());
  return Joi.object({
    site: Joi.function().required().description('Returns address, language, redirects and policy from the nodes'),
    notFound: Joi.string()
      .pattern(/^\/.+\.html$/)
      .default('/404.html')
      .description('The page for everything that is not there'),
    hashedFolders: names.default(['/static/']).description('Folders whose files are named by their content'),
    remove: names.default([]).description('What to take out of the folder public'),
    copies: Joi.object().pattern(Joi.string(), Joi.string()).default({}).description('Second names of built files'),
  });
};

/**
 * Finishes the built site. The order matters: the policy hashes what the pages hold, and compressed copies are made of
 * the pages with it. What else writes into `public` has to come before; the site's own `onPostBuild` comes after.
 */
export async function onPostBuild(args: BuildArgs, options: StaticHostOptions): Promise<void> {
  const { directory } = args.store.getState().program;
  const root = path.join(directory, 'public');
  const timer = args.reporter.activityTimer('policy, host rules, compressed copies');
  timer.start();
  await Promise.all(options.remove.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
  await rename(path.join(root, path.basename(STATS_FILE)), path.join(directory, STATS_FILE));
  for (const [copy, file] of Object.entries(options.copies))
    await copyFile(path.join(root, file), path.join(root, copy));
  const site = options.site(args);
  const pages = new Set(args.getNodesByType('SitePage').map((node) => String(node.path)));
  const redirects = checkedRedirects(site.redirects, pages);
  // Netlify serves a file rather than follow a redirect from its path.
  await writeRedirectPages(root, { ...site, redirects: process.env.NETLIFY ? [] : redirects }, pages, args.cache);
  const files = publicFiles(root);
  const { unlisted = [], endpoints = [], reportTo, policy } = site;
  const reports = reportTo === undefined ? undefined : { endpoint: reportTo, policy };
  await writeHostRules(directory, files, redirects, { ...options, unlisted, endpoints, reports });
  const { processed, total } = await postProcess(directory, files, {
    policy,
    ownPolicies: unlisted.map(({ folder }) => folder),
    hashedFolders: options.hashedFolders,
    compression: compressionFor(process.env, files),
  });
  timer.setStatus(`${processed} of ${total} files`);
  timer.end();
}
