import type { FactInCode } from '../../facts/wording';
import { today } from '../../utils/calendar';
import type { ContentFiles, ContentSource } from '../read/content-files';
import { ContentReader } from '../read/content-reader';
import { compareLocations, type Finding, failedFinding } from '../read/finding';
import type { ReadText } from '../read/read-files';
import { resolveSite, type Site } from '../resolve/site';
import { checkFormerAddresses, checkPageNames } from './check-addresses';
import { checkCards } from './check-cards';
import { checkFactsInCode, checkFactUses, checkFigures, checkUnusedFacts } from './check-fact-uses';
import { checkFacts } from './check-facts';
import { checkFiles } from './check-files';
import { checkLinks } from './check-links';
import { checkDocuments, checkEvents } from './check-offers';
import { checkPages } from './check-pages';
import { checkPeople } from './check-people';
import { checkPermalinks } from './check-permalinks';
import { checkPictures } from './check-pictures';
import { checkCurrencies, checkPayments, checkPlaceholders } from './check-placeholders';
import { checkReferences, checkUnique, withNames } from './check-references';
import { checkReviews } from './check-reviews';
import { checkExampleAddresses, checkSettings } from './check-settings';
import { checkAnnouncements, checkChatMarks, checkClaims, checkFields, checkTemplate } from './check-texts';
import { withoutConsequences } from './unknown';

type SiteCheck = (files: ContentFiles, site: Site) => readonly Finding[] | Promise<readonly Finding[]>;

const CHECKS: readonly SiteCheck[] = [
  checkFiles,
  checkCards,
  checkReferences,
  checkUnique,
  checkPageNames,
  checkPermalinks,
  checkFormerAddresses,
  checkLinks,
  checkPictures,
  checkPages,
  checkPlaceholders,
  checkCurrencies,
  checkPayments,
  checkExampleAddresses,
  checkSettings,
  checkClaims,
  checkTemplate,
  checkFields,
  checkChatMarks,
  checkAnnouncements,
  checkReviews,
  checkPeople,
  checkFacts,
  checkFactUses,
  checkFigures,
  checkEvents,
  checkDocuments,
];

/** Runs the rules that compare files; a rule that crashes keeps no other from what it finds. */
async function checkTogether(files: ContentFiles, site: Site): Promise<Finding[]> {
  const findings = CHECKS.map(async (check) => {
    try {
      return await check(files, site);
    } catch (error) {
      return [failedFinding('content', error, `The check crashed in the rule ${check.name}`)];
    }
  });
  return (await Promise.all(findings)).flat();
}

/** Checks content repeatedly; parses only changed files again. */
export class ContentChecker {
  /** Reads the content; others ask it for the same records. */
  readonly reader: ContentReader;

  /**
   * @param content where to read it
   * @param factsInCode the facts that code names; without them, none is reported as unused, or missing there
   * @param readText reads the text of an article or a page
   */
  constructor(
    content: ContentSource,
    private readonly factsInCode?: readonly FactInCode[],
    readText?: ReadText,
  ) {
    this.reader = new ContentReader(content, readText);
  }

  /**
   * All findings, sorted by file and line: on each file by itself, and on all together. A mistake hides only what cannot be known
   * without the very value that is wrong.
   * @param day the day to judge the content by, as YYYY-MM-DD
   */
  async check(day = today()): Promise<Finding[]> {
    const { files, findings: alone } = await this.reader.read();
    const site = resolveSite(files, day);
    const together = await checkTogether(files, site);
    const { factsInCode: named } = this;
    const inCode = named ? [...checkFactsInCode(files, site, named), ...checkUnusedFacts(files, named)] : [];
    return [
      ...alone.map((found) => withNames(found, files)),
      ...withoutConsequences([...together, ...inCode], files, alone),
    ].sort(compareLocations);
  }
}

/** Checks all content once; see `ContentChecker`. */
export const checkContent = (content: ContentSource, factsInCode?: readonly FactInCode[]): Promise<Finding[]> =>
  new ContentChecker(content, factsInCode).check();
