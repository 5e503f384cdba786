import { today } from '../../utils/calendar';
import type { ContentFiles, ContentSource } from '../read/content-files';
import { ContentReader } from '../read/content-reader';
import { comparePlaces, failedProblem, type Problem, problem, startOf } from '../read/problem';
import { checkAliases, checkSlugs } from './check-addresses';
import { checkCards } from './check-cards';
import { checkClaims } from './check-claims';
import { checkFactUses, checkFigures } from './check-fact-uses';
import { checkFacts } from './check-facts';
import { checkFiles, checkMarkup } from './check-files';
import { checkGlossary } from './check-glossary';
import { checkLinks } from './check-links';
import { checkPages } from './check-pages';
import { checkPermalinks } from './check-permalinks';
import { checkPictures } from './check-pictures';
import { checkPlaceholders } from './check-placeholders';
import { checkPrices } from './check-prices';
import { checkRedirects } from './check-redirects';
import { checkReferences, checkUnique } from './check-references';
import { checkReviews } from './check-reviews';
import { checkServices } from './check-services';
import {
  checkBusiness,
  checkEditorAddress,
  checkExampleAddresses,
  checkForms,
  checkFounder,
  checkSecurityTxt,
  checkSimulation,
} from './check-settings';
import { checkTemplate } from './check-template';
import { checkExpiredTexts, checkLengths, checkSigns, checkTitles } from './check-texts';
import { isReadable, type SiteMap, siteMap } from './site-map';

type SiteCheck = (files: ContentFiles, site: SiteMap, day: string) => readonly Problem[] | Promise<readonly Problem[]>;

/** The rules that compare files, by the names under which they are reported if they crash. */
const CHECKS: Readonly<Record<string, SiteCheck>> = {
  checkFiles,
  checkReferences,
  checkUnique,
  checkSlugs,
  checkAliases,
  checkPermalinks,
  checkRedirects,
  checkLinks,
  checkPictures,
  checkPrices,
  checkServices,
  checkPages,
  checkPlaceholders,
  checkForms,
  checkBusiness,
  checkSimulation,
  checkExampleAddresses,
  checkFounder,
  checkEditorAddress,
  checkSecurityTxt: (files, _site, day) => checkSecurityTxt(files, day),
  checkMarkup,
  checkClaims,
  checkTemplate,
  checkLengths: (files, _site, day) => checkLengths(files, day),
  checkSigns,
  checkTitles,
  checkCards,
  checkGlossary,
  checkExpiredTexts: (files, _site, day) => checkExpiredTexts(files, day),
  checkReviews: (files, _site, day) => checkReviews(files, day),
  checkFacts: (files, _site, day) => checkFacts(files, day),
  checkFactUses: (files, _site, day) => checkFactUses(files, day),
  checkFigures,
};

/** What a rule finds; where it crashes, nothing, and its name is added to the problems. */
async function runRule<Found>(
  name: string,
  rule: () => readonly Found[] | Promise<readonly Found[]>,
  problems: Problem[],
): Promise<readonly Found[]> {
  try {
    return await rule();
  } catch (error) {
    problems.push(failedProblem('content', error, `The check crashed in the rule ${name}`));
    return [];
  }
}

async function checkTogether(files: ContentFiles, day: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const [site] = await runRule('siteMap', () => [siteMap(files, day)], problems);
  if (!site) return problems;
  for (const [name, check] of Object.entries(CHECKS))
    problems.push(...(await runRule(name, () => check(files, site, day), problems)));
  // A file on which several rules crash is named once.
  const isRepeated = ({ rule, file, message }: Problem, index: number): boolean =>
    rule === 'check-failed' &&
    problems.findIndex((other) => other.rule === rule && other.file === file && other.message === message) < index;
  return problems.filter((found, index) => !isRepeated(found, index));
}

/** What is wrong with files by themselves; of a folder that cannot be opened, only that. */
function problemsAlone(files: ContentFiles): Problem[] {
  const closed = files.unreadable.map((name) => {
    const isFolder = name.endsWith('/');
    const place = startOf(isFolder ? name.slice(0, -1) : name);
    return problem('file-unreadable', place, `The ${isFolder ? 'folder' : 'file'} cannot be opened`);
  });
  const open = [...files.data, ...files.posts].filter(({ file }) => isReadable(files, file));
  return [...closed, ...open.flatMap(({ problems }) => problems)];
}

const spot = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Checks content, again and again if need be; only what has changed is read again. */
export class ContentChecker {
  /** What has been read, for whoever goes on with it. */
  readonly reader: ContentReader;

  /** @param content where it is */
  constructor(content: ContentSource) {
    this.reader = new ContentReader(content);
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
    const alone = problemsAlone(files);
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
