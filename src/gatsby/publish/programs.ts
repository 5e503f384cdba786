import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { EditorHost } from '../../content-model/editor-host';
import { EDITOR } from '../../routes';
import { runThread } from '../run-thread';

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

const THREAD = 'src/editor/publish-thread.ts';

/**
 * Writes the editor into `public`, or removes it where the settings have none. Its code is bundled in a thread, so that a
 * site without it does not even read it.
 * @param directory the project's folder
 */
export async function writeEditor(directory: string, host: EditorHost | undefined): Promise<void> {
  const target = path.join(directory, 'public', EDITOR);
  if (!host) return rm(target, { recursive: true, force: true });
  await runThread(directory, THREAD, { target, content: path.join(directory, 'content'), host });
}
