import path from 'node:path';
import { ContentChecker } from '../content/check/check-content';
import { parseFacts } from '../content/check/parse-facts';
import { type ResolvedFacts, resolveFacts } from '../content/check/resolve-facts';
import type { ContentFiles } from '../content/read/content-files';
import { diskSource } from '../content/read/disk-source';
import { today } from '../utils/calendar';

/** The check of the site's content, and by its reader the records that nodes are made from. */
export const contentChecker = new ContentChecker(diskSource(path.resolve('content')));

/** What texts may show of facts today; nothing while their file has a mistake, which the check reports. */
export const factsOfToday = (files: ContentFiles): ResolvedFacts => resolveFacts(parseFacts(files) ?? [], today());
