import { announcements } from '../../facts/announcements';
import { fillFacts } from '../../facts/placeholders';
import { resolveFacts, valuesOf } from '../../facts/resolve-facts';
import { addDays } from '../../utils/calendar';
import { chatMarks } from '../read/chat-marks';
import type { ContentFiles } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import { locationWithin } from '../read/yaml-source';
import { entriesOf, textFiles } from './checked-files';
import type { SiteMap } from './site-map';

/** Finds texts that search results would cut off, or that are too short for them. */
export function checkLengths(files: ContentFiles, _site: SiteMap, today: string): Finding[] {
  const facts = valuesOf(resolveFacts(entriesOf(files, 'Fact'), today));
  return files.texts.flatMap(({ field: { idealLength }, location, name, value }) => {
    if (idealLength === undefined) return [];
    // Counts as people do: 🩺 is one character.
    const { length } = [...fillFacts(value, facts).normalize('NFC')];
    const { least = 0, most } = idealLength;
    if (value.trim() === '' || (least <= length && length <= most)) return [];
    const wanted = length > most ? `search results show only about ${most}` : `it should have at least ${least}`;
    const message = `${name} has ${length} characters; ${wanted}`;
    return [finding('text-length', location(), message, { found: value })];
  });
}

const HTML = /<\/?[a-z][a-z\d:-]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;
/** Bold words, a heading, and a link. */
const MARKDOWN = /\*\*[^\s*][^*]*\*\*|^#{2,4} .*|\[[^[\]]+\]\((?:\/|https?:|mailto:|tel:)[^()]*\)/m;

/** A text with curly quotes around it; between two quotations, there are other words. */
const QUOTED = /^\s*(?:[“„«][^“”„«»]*[“”»]|[‘][^‘’]*[’])\s*$/;

/** Finds HTML and quotes that visitors would see. */
export function checkSigns(files: ContentFiles): Finding[] {
  return files.texts.flatMap(({ field, source, path, location, name, value }) => {
    if (!field.prose) return [];
    const found = HTML.exec(value) ?? MARKDOWN.exec(field.links ? value.replace(/\[[^[\]]*\]/g, '') : value);
    if (found) {
      const message = `${name} contains HTML or markdown`;
      return [finding('markup-shown', locationWithin(source, path, found[0]), message, { found: found[0] })];
    }
    if (!QUOTED.test(value)) return [];
    return [finding('quotes-shown', location(), `${name} is shown with its quotation marks`, { found: value })];
  });
}

/** Finds what chat bots left in fields; `readBody` finds it in texts. */
export function checkChatMarks(files: ContentFiles): Finding[] {
  return files.texts.flatMap(({ source, path, name, value }) =>
    chatMarks(value).map(({ found }) =>
      finding('chat-mark', locationWithin(source, path, found), `${name} has a mark of a chat bot`, { found }),
    ),
  );
}

/** Finds texts past their last day; the site then shows the `fallback` beside it. */
export function checkExpiredTexts(files: ContentFiles, _site: SiteMap, today: string): Finding[] {
  return files.texts.flatMap(({ field: { lastDayOf: [text] = [] }, location, value, parent }) => {
    if (text === undefined || value >= today) return [];
    const found = String(parent[text]);
    const [rule, what] =
      typeof parent.fallback === 'string'
        ? (['text-replaced', '; the fallback is shown'] as const)
        : (['text-expired', ', and is still shown'] as const);
    return [finding(rule, location(), `This was true until ${value}${what}`, { found })];
  });
}

/** Finds what was announced for a time that has passed. */
export function checkAnnouncements(files: ContentFiles, _site: SiteMap, today: string): Finding[] {
  const inBodies = textFiles(files).flatMap(({ body }) =>
    body.announcements.map((each) => ({ ...each, location: each })),
  );
  const inFields = files.texts.flatMap(({ field, source, path, value }) =>
    field.prose
      ? announcements(value).map((each) => ({ ...each, location: locationWithin(source, path, each.found) }))
      : [],
  );
  const fix = 'Look up what has come of it, and write that.';
  return [...inBodies, ...inFields]
    .filter(({ until }) => until < today)
    .map(({ found, until, location }) =>
      finding('text-expired', location, `This speaks of a time that ended on ${until} as still to come`, {
        found,
        fix,
      }),
    );
}

/** Finds reviews and checks on days that have not come yet. An author's clock may be ahead of the build's, which uses UTC. */
export function checkPastDays(files: ContentFiles, _site: SiteMap, today: string): Finding[] {
  return files.texts.flatMap(({ field, name, location, value }) => {
    if (!field.past || value <= addDays(today, 1)) return [];
    const message = `${name} is a day that has not come yet`;
    return [finding('date-wrong', location(), message, { found: value })];
  });
}
