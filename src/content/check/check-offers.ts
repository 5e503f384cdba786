import { suggestClosest } from '../../utils/suggest-closest';
import { PAYMENT } from '../model/records';
import { type ContentFiles, type DocumentInfo, entriesOf, filesOf } from '../read/content-files';
import { findName } from '../read/find-file';
import { type Details, type Finding, finding } from '../read/finding';
import { didYouMean } from '../read/zod-issues';
import { documentsIn } from '../resolve/documents';
import { isShown, resolveEvent, takesKind } from '../resolve/events';
import { isDraft } from '../resolve/pages';
import type { Site } from '../resolve/site';
import { valueIn } from './unknown';

/** Finds events that are over, and those that no page shows. */
export function checkEvents(files: ContentFiles, _site: Site, today: string): Finding[] {
  const pages = filesOf(files, 'Page').filter((page) => !isDraft(page));
  const sections = pages.flatMap(({ entries }) => entries.flatMap((page) => ('sections' in page ? page.sections : [])));
  const takes = (kind: string): boolean =>
    sections.some((section) => section.type === 'events' && takesKind(section, kind));
  return filesOf(files, 'Event').flatMap(({ entries, source }) =>
    entries.flatMap((event, index) => {
      const { title, kind } = event;
      if (!isShown(resolveEvent(event, today)))
        return [
          finding('said-too-late', source.locationOf([index, 'day']), `"${title}" is over, and has no recording`, {
            needs: [valueIn('events.yaml', index)],
          }),
        ];
      if (takes(kind)) return [];
      const message = `No published page shows "${title}": none has a section \`events\` for the kind "${kind}"`;
      const needs = [valueIn('events.yaml', index), valueIn('pages/*', 'sections'), valueIn('pages/*', 'draft')];
      return [finding('event-unshown', source.locationOf([index, 'kind']), message, { needs })];
    }),
  );
}

/** Finds a notice whose time has passed. */
export function checkNotice(files: ContentFiles, _site: Site, today: string): Finding[] {
  return filesOf(files, 'SiteSettings').flatMap(({ entries, source }) =>
    entries.flatMap(({ notice }) => {
      if (!notice || notice.until >= today) return [];
      const location = source.locationOf(['notice', 'until']);
      return [finding('said-too-late', location, `The notice was shown until ${notice.until}`)];
    }),
  );
}

/** The privacy page must say who takes payments. */
export function checkPayments(files: ContentFiles): Finding[] {
  if (entriesOf(files, 'Provider').some(({ provider }) => provider === PAYMENT)) return [];
  return filesOf(files, 'PricingPlan').flatMap(({ entries, source }) =>
    entries.flatMap(({ payLink }, index) => {
      if (!payLink) return [];
      const message = `The privacy page has no name for who takes payments at ${new URL(payLink.url).host}`;
      const fix = `Add the \`provider\` ${PAYMENT} with a \`name\` to content/providers.yaml, such as "Stripe".`;
      const needs = [valueIn('providers.yaml', '*', 'provider')];
      return [finding('provider-unnamed', source.locationOf([index, 'payLink', 'url']), message, { fix, needs })];
    }),
  );
}

const MOST_BYTES = 20_000_000;

/** What is wrong with a file that a section offers, and how to put it right. */
function documentFault({ bytes, isDamaged }: DocumentInfo): readonly [message: string, fix?: string] | undefined {
  if (bytes === 0) return ['is empty, or cannot be read'];
  if (bytes > MOST_BYTES) {
    const size = (bytes / 1_000_000).toFixed(1);
    return [
      `has ${size} MB; at most 20 are allowed`,
      'Save it with smaller pictures, or as several files, in static/.',
    ];
  }
  if (!isDamaged) return undefined;
  return [
    'is not a PDF that can be opened',
    'Export it again as PDF, without a password, and put it into static/ under the same name.',
  ];
}

/** Checks each file that a section offers for download. */
export async function checkDocuments(files: ContentFiles): Promise<Finding[]> {
  const documents = await documentsIn(files);
  return files.texts.flatMap(({ field, value, location }): Finding[] => {
    if (field.field !== 'file') return [];
    const report = (message: string, details: Details) => [
      finding('download-file', location(), message, { found: value, ...details }),
    ];
    const info = documents.get(value);
    if (!files.staticNames.has(value)) {
      const { name, exists, otherCase } = findName(value, files.staticNames);
      const near = otherCase ?? (exists ? name : suggestClosest(value, files.staticNames));
      return report(`There is no file static${value}`, { expected: didYouMean(near) });
    }
    const [message, fix] = (info && documentFault(info)) ?? [];
    return message === undefined ? [] : report(`The file static${value} ${message}`, { fix });
  });
}
