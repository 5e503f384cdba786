import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../index';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile } from './netlify';
import { nginxHttp, nginxServer } from './nginx';
import { hostRules, type RuleOptions } from './rules';

/** The folder, beside `public`, of the files for your own server; it is not served. */
const DEPLOY = 'deploy';

/**
 * Writes the rules of the built site for Netlify, Cloudflare Pages, nginx and Caddy.
 * @param directory the project's folder
 * @param files the files of `public`, relative to it
 * @param redirects checked ones
 */
export async function writeHostRules(
  directory: string,
  files: readonly string[],
  redirects: readonly Redirect[],
  options: RuleOptions,
): Promise<void> {
  const rules = hostRules(files, redirects, options);
  await mkdir(path.join(directory, DEPLOY, 'nginx'), { recursive: true });
  const texts = {
    'public/_headers': headersFile(rules),
    'public/_redirects': redirectsFile(rules),
    [`${DEPLOY}/nginx/http.conf`]: nginxHttp(rules),
    [`${DEPLOY}/nginx/server.conf`]: nginxServer(rules),
    [`${DEPLOY}/Caddyfile`]: caddyfile(rules),
  };
  await Promise.all(Object.entries(texts).map(([file, text]) => writeFile(path.join(directory, file), text)));
}
