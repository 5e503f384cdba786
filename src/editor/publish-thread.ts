import { workerData } from 'node:worker_threads';
import type { EditorHost } from '../content/model/editor-host';
import { publishEditor } from './publish-editor';

/** What the thread that writes the published editor is given: folders, and where the editor saves. */
export interface PublishThreadData {
  readonly target: string;
  readonly content: string;
  readonly host: EditorHost;
}

const { target, content, host } = workerData as PublishThreadData;
await publishEditor(target, host, content);
