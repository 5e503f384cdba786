import { checkBusiness, checkEndpoint, isExampleAddress } from '../src/content-check/check-forms';
import { checkTemplate } from '../src/content-check/check-template';
import { visitAll } from '../src/content-check/written-values';
import type { ContentFiles, DataFile, PostFile } from '../src/content-reader/content-files';
import { comparePlaces, type Place } from '../src/content-reader/problem';
import type { VisitedField } from '../src/content-reader/schema-fields';
import { datedTexts } from './upkeep-report';

/** Something in the content that was shipped to be replaced by its owner. */
export interface Placeholder extends Place {
  /** What is not real yet. */
  readonly what: string;
  /** What to do about it, in one line. */
  readonly how: string;
}

/** What to write in place of an address, by the field that holds it. */
const REAL_ADDRESS: Readonly<Record<string, string>> = {
  siteUrl:
    'Write the address that visitors will type, such as https://www.your-domain.com, without a slash at the end.',
  email: 'Write the address at which you read mail from visitors.',
  'booking.url': 'Write the address of your scheduling page (Calendly, Cal.com, TidyCal or another).',
  'security.email': 'Write the address to which security problems can be reported; the one above will do.',
};

type Finder = (visited: VisitedField) => Omit<Placeholder, keyof Place> | undefined;

const addressOnExample: Finder = ({ path, value, field }) => {
  const isAddress = field.field === 'https' || field.field === 'email' || field.field === 'href';
  if (!isAddress || typeof value !== 'string' || !isExampleAddress(value)) return undefined;
  const name = path.join('.');
  return { what: `${name} is ${value}`, how: REAL_ADDRESS[name] ?? 'Write the real address.' };
};

const linkWithoutTarget: Finder = ({ path, value, parent }) => {
  if (path.at(-1) !== 'href' || value !== undefined || typeof parent.label !== 'string') return undefined;
  const how = 'Add "href:" with the address of its page below the label, or delete the entry.';
  return { what: `"${parent.label}" leads nowhere`, how };
};

const simulatedForm: Finder = ({ path, value }) => {
  if (path[0] !== 'forms' || path.at(-1) !== 'provider' || value !== 'simulated') return undefined;
  const how =
    'Write `provider:` with the service that receives it and its `id:`, such as formspree; docs/forms.md lists them all. Send yourself a message once the site is live.';
  return { what: `the ${String(path[1])} form sends nothing`, how };
};

const namelessFounder: Finder = ({ path, value, parent }) => {
  if (path.join('.') !== 'founder.isRealName' || value !== false) return undefined;
  const how = 'Write the name in "name:" above, and set this to true; or leave it, if the founder is not to be named.';
  return { what: `the founder is "${String(parent.name)}"`, how };
};

const FINDERS: readonly Finder[] = [addressOnExample, linkWithoutTarget, simulatedForm, namelessFounder];

/** A value that is not there is found where its group begins. */
function placeOf({ source }: DataFile | PostFile, { path, value }: VisitedField): Place | undefined {
  return value === undefined ? source?.placeOfKey([...path.slice(0, -1), 'label']) : source?.placeOf(path);
}

function passed(files: ContentFiles, today: string): Placeholder[] {
  return datedTexts(files, today)
    .filter(({ daysLeft, hasFallback }) => daysLeft < 0 && !hasFallback)
    .map(({ file, line, column, field, lastDay, text }) => ({
      file,
      line,
      column,
      what: text === undefined ? `${field} was ${lastDay}` : `"${text}" was true until ${lastDay}`,
      how: 'Write a day to come, with a new text where there is one.',
    }));
}

/** What the content check says of placeholders. */
function checked(files: ContentFiles): Placeholder[] {
  // A form may go live only once the privacy page names who runs the business, and something is there to receive it.
  const problems = [...checkBusiness(files), ...checkEndpoint(files), ...checkTemplate(files)];
  return problems.map(({ file, line, column, message, found, fix }) => ({
    file,
    line,
    column,
    what: found === undefined ? message : `${message}: "${found}"`,
    how: fix,
  }));
}

/**
 * Everything in the content that its owner still has to replace, in the order of files and lines.
 * @param today the day on which the site would go live, as YYYY-MM-DD
 */
export function findPlaceholders(files: ContentFiles, today: string): Placeholder[] {
  const found = [...passed(files, today), ...checked(files)];
  visitAll(files, (file, visited) => {
    const place = placeOf(file, visited);
    if (!place || !('collection' in file)) return;
    for (const find of FINDERS) {
      const placeholder = find(visited);
      if (placeholder) found.push({ ...place, ...placeholder });
    }
  });
  return found.sort(comparePlaces);
}
