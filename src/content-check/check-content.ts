import type { ContentFiles } from '../content-reader/content-files';
import { ContentReader } from '../content-reader/content-reader';
import type { ContentSource } from '../content-reader/content-source';
import { comparePlaces, type Problem } from '../content-reader/problem';
import type { RecordCache } from '../content-reader/record-cache';
import { today } from '../utils/calendar';
import { checkAliases, checkSlugs } from './check-addresses';
import { checkClaims } from './check-claims';
import { checkFactUses } from './check-fact-uses';
import { checkFacts } from './check-facts';
import { checkFigures } from './check-figures';
import { checkFiles } from './check-files';
import { checkBusiness, checkForms } from './check-forms';
import { checkGlossary } from './check-glossary';
import { checkLinks } from './check-links';
import { checkPermalinks } from './check-permalinks';
import { checkPictures } from './check-pictures';
import { checkPlaceholders } from './check-placeholders';
import { checkPrices, checkServices } from './check-prices';
import { checkRedirects } from './check-redirects';
import { checkReferences, checkUnique } from './check-references';
import { checkReviews } from './check-reviews';
import { checkExpiredTexts, checkLengths } from './check-texts';
import { checkTitles } from './check-titles';
import { siteMap } from './site-map';

async function checkTogether(files: ContentFiles, day: string): Promise<Problem[]> {
  const site = siteMap(files, day);
  return [
    ...checkFiles(files),
    ...checkReferences(files),
    ...checkUnique(files),
    ...checkSlugs(files),
    ...checkAliases(files),
    ...checkPermalinks(files, site, day),
    ...checkRedirects(files, site),
    ...checkLinks(files, site, day),
    ...(await checkPictures(files)),
    ...checkPrices(files),
    ...checkServices(files),
    ...checkPlaceholders(files),
    ...checkForms(files),
    ...checkBusiness(files),
    ...checkClaims(files),
    ...checkLengths(files, day),
    ...checkTitles(files),
    ...checkGlossary(files),
    ...checkExpiredTexts(files, day),
    ...checkReviews(files, day),
    ...checkFacts(files, day),
    ...checkFactUses(files, day),
    ...checkFigures(files),
  ];
}

const spot = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Checks content, again and again if need be; only what has changed is read again. */
export class ContentChecker {
  private readonly reader: ContentReader;

  /**
   * @param content where it is
   * @param cache the records of files that were read before
   */
  constructor(content: ContentSource, cache?: RecordCache) {
    this.reader = new ContentReader(content, cache);
  }

  /**
   * All problems, sorted by file and line. What is wrong by itself is reported once, not again by the rules that
   * compare files.
   * @param day the day on which the content is judged, as YYYY-MM-DD
   */
  async check(day = today()): Promise<Problem[]> {
    return (await this.checkAndRead(day)).problems;
  }

  /** The same, with the files that were read. */
  async checkAndRead(day = today()): Promise<{ problems: Problem[]; files: ContentFiles }> {
    const files = await this.reader.read();
    const alone = [...files.data, ...files.posts].flatMap(({ problems }) => problems);
    const reported = new Set(alone.map(spot));
    const together = await checkTogether(files, day);
    const problems = [...alone, ...together.filter((found) => !reported.has(spot(found)))].sort(comparePlaces);
    return { problems, files };
  }
}

/** Checks every file of the content once. */
export function checkContent(content: ContentSource, day?: string): Promise<Problem[]> {
  return new ContentChecker(content).check(day);
}
