import path from 'node:path';
import { build } from 'esbuild';

const ENTRY = 'src/contact-endpoint/main.ts';

/**
 * Writes our own contact endpoint as one file that needs nothing but Node, beside the rules for the site's server.
 * @param directory the project's folder
 */
export async function writeEndpoint(directory: string): Promise<void> {
  await build({
    absWorkingDir: directory,
    entryPoints: [ENTRY],
    outfile: path.join('deploy', 'contact-endpoint.cjs'),
    bundle: true,
    platform: 'node',
    // Debian 12 brings Node 18.
    target: 'node18',
    logLevel: 'warning',
  });
}
