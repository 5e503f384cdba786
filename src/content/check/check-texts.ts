import { isCalendarDay } from '../../utils/calendar';
import { fillFacts, mayNameFacts } from '../../utils/fact-placeholders';
import { isTextPage } from '../model/page';
import { unknownPlaceholders } from '../read/check-body';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import type { RuleId } from '../read/rules';
import { fieldName } from '../read/zod-issues';
import { checkFields } from './field-traversal';
import { parseFacts } from './parse-facts';
import { resolveFacts, shownOf } from './resolve-facts';
import type { SiteMap } from './site-map';

/** Finds texts that search results would cut off, or that are too short for them. */
export function checkLengths(files: ContentFiles, _site: SiteMap, today: string): Problem[] {
  const facts = parseFacts(files);
  const shown = shownOf(resolveFacts(facts ?? [], today));
  return checkFields(files, ({ source }, { field, path, value }) => {
    const { idealLength } = field;
    if (!source || idealLength === undefined || typeof value !== 'string') return [];
    if (!facts && mayNameFacts(value)) return [];
    // Counts as people do: 🩺 is one character.
    const { length } = [...fillFacts(value, shown).normalize('NFC')];
    const { least = 0, most } = idealLength;
    if (value.trim() === '' || (least <= length && length <= most)) return [];
    const wanted = length > most ? `search results show only about ${most}` : `it should have at least ${least}`;
    const message = `${fieldName(path)} has ${length} characters; ${wanted}`;
    return [problem('text-length', source.placeOf(path), message, { found: value })];
  });
}

const HTML = /<\/?[a-z][a-z\d:-]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;

/** Finds characters that visitors should not see. */
export function checkSigns(files: ContentFiles): Problem[] {
  return checkFields(files, (file, { field, path, value }) => {
    const problems: Problem[] = [];
    const { source } = file;
    if (!source || !field.prose || typeof value !== 'string') return problems;
    const html = HTML.exec(value)?.[0];
    const report = (rule: RuleId, what: string, found: string) =>
      problems.push(problem(rule, source.placeOf(path), `${fieldName(path)} ${what}`, { found }));
    if (html !== undefined) report('html-shown', 'contains HTML', html);
    const braces = 'collection' in file ? undefined : unknownPlaceholders(value)[0]?.found;
    if (braces !== undefined) report('placeholder-wrong', 'contains a placeholder that is not filled in here', braces);
    return problems;
  });
}

/** Finds texts past their last day; the site then shows the `fallback` beside it. */
export function checkExpiredTexts(files: ContentFiles, _site: SiteMap, today: string): Problem[] {
  return checkFields(files, ({ source }, { field, path, value, parent }) => {
    // The day in security.txt is not about visitors' text; `checkSecurityTxt` covers it.
    if (path[0] === 'security') return [];
    if (!source || !field.lastDay || typeof value !== 'string' || !isCalendarDay(value) || value >= today) return [];
    const text = parent.text ?? parent.title;
    const found = typeof text === 'string' ? text : value;
    const [rule, what] =
      typeof parent.fallback === 'string'
        ? (['text-replaced', '; the fallback is shown'] as const)
        : (['text-expired', ', and is still shown'] as const);
    return [problem(rule, source.placeOf(path), `This was true until ${value}${what}`, { found })];
  });
}

/** Finds articles and pages with the same title; visitors and search engines could not tell them apart. */
export function checkTitles(files: ContentFiles): Problem[] {
  const owners = new Map<string, string>();
  return checkFields(files, (file, { path, value }) => {
    const isText = !('collection' in file) || isTextPage(file.collection.file);
    const titlePath = isText ? ['title'] : ['seo', 'title'];
    const isTitle = path.length === titlePath.length && titlePath.every((key, index) => key === path[index]);
    if (!file.source || typeof value !== 'string' || !isTitle) return [];
    const key = value.trim().toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file.file);
      return [];
    }
    const place = file.source.placeOf(path);
    return [problem('name-taken', place, `${owner} has this title already`, { found: value })];
  });
}
