import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { EditorHost } from '../../content-model/editor-host';
import { EDITOR } from '../../routes';
import { runThread } from '../run-thread';

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
