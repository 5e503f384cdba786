import { workerData } from 'node:worker_threads';
import { type Finishing, finishFile } from './finish-file';

/** What a thread that finishes files is given. */
export interface FinishThreadData {
  readonly root: string;
  readonly names: readonly string[];
  readonly finishing: Finishing;
}

const { root, names, finishing } = workerData as FinishThreadData;
for (const name of names) finishFile(root, name, finishing);
