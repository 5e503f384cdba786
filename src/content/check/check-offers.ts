import { type ContentFiles, type DocumentInfo, filesOf } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import type { RuleId } from '../read/rules';
import type { Place } from '../read/stand-ins';
import { documentsIn } from '../resolve/documents';
import type { Site } from '../resolve/site';
import { valueIn } from './unknown';

/** Finds events that no published page shows. */
export function checkEvents(files: ContentFiles, { lists }: Site): Finding[] {
  return filesOf(files, 'Event').flatMap(({ source }) =>
    lists.Event.flatMap(({ order, title, kind, isOver, recording, status, href }) => {
      const report = (rule: RuleId, key: string, message: string, ...places: Place[]) => [
        finding(rule, source.locationOf([order, key]), message, { needs: [valueIn('events.yaml', order), ...places] }),
      ];
      const isCancelled = status === 'cancelled';
      const late = isCancelled ? 'was cancelled, and its day is over; delete it' : 'is over, and has no recording';
      if (isOver && (isCancelled || recording === undefined))
        return report('said-too-late', 'day', `"${title}" ${late}`);
      const isEarly = !isOver && recording !== undefined;
      const early = `"${title}" is still to come, and has a recording already`;
      const unshown = `No published page shows "${title}": none has a section \`events\` for the kind "${kind}"`;
      const needs = [valueIn('pages/*', 'sections'), valueIn('pages/*', 'draft')];
      return [
        ...(isEarly ? report('said-too-early', 'recording', early) : []),
        ...(href ? [] : report('event-unshown', 'kind', unshown, ...needs)),
      ];
    }),
  );
}

const MOST_BYTES = 20_000_000;

/** What is wrong with a file that a section offers. */
function documentFault({ bytes, isDamaged }: DocumentInfo): string | undefined {
  if (bytes === 0) return 'is empty, or cannot be read';
  if (bytes > MOST_BYTES) return `has ${(bytes / 1_000_000).toFixed(1)} MB; at most 20 are allowed`;
  return isDamaged ? 'is not a PDF that can be opened' : undefined;
}

/** Finds files to download that visitors could not use; a missing one is a broken link. */
export async function checkDocuments(files: ContentFiles): Promise<Finding[]> {
  const documents = await documentsIn(files);
  return files.texts.flatMap(({ field, value: found, location }) => {
    const info = field.field === 'file' && files.staticNames.has(found) ? documents.get(found) : undefined;
    const fault = info && documentFault(info);
    return fault ? [finding('download-file', location(), `The file static${found} ${fault}`, { found })] : [];
  });
}
