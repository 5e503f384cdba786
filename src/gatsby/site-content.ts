import path from 'node:path';
import { ContentChecker } from '../content/check/check-content';
import { parseFacts } from '../content/check/parse-facts';
import { type ResolvedFacts, resolveFacts } from '../content/check/resolve-facts';
import type { ContentFiles } from '../content/read/content-files';
import { diskSource } from '../content/read/disk-source';
import { today } from '../utils/calendar';

/** The site's content check; its reader supplies the records for nodes. */
export const contentChecker = new ContentChecker(diskSource(path.resolve('content')));

/** Facts as shown today; empty while their file has a mistake, which the check reports. */
export const factsOfToday = (files: ContentFiles): ResolvedFacts => resolveFacts(parseFacts(files) ?? [], today());
