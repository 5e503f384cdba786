import { fillTemplate } from '../../utils/fill-template';
import type { Entries } from '../model/collections';
import type { ContentFiles, DocumentInfo } from '../read/content-files';

/** The files that visitors download, by address. */
export type Documents = ReadonlyMap<string, DocumentInfo>;

/** Reads every file that a section offers; none in the editor, which has only the names of `static/`. */
export async function documentsIn({ texts, document }: Pick<ContentFiles, 'texts' | 'document'>): Promise<Documents> {
  const addresses = document ? texts.flatMap(({ field, value }) => (field.field === 'file' ? value : [])) : [];
  const read = addresses.map(async (address) => [address, await document?.(address)] as const);
  return new Map((await Promise.all(read)).flatMap(([address, info]) => (info ? [[address, info]] : [])));
}

/** What visitors are told of a file before they download it, such as "PDF, 12 pages, 1.2 MB". */
export function aboutDocument(
  address: string,
  { bytes, pages }: DocumentInfo,
  words: Pick<Entries['SectionCopy']['downloads'], 'page' | 'pages'>,
  language: string,
): string {
  const [unit, size] = bytes < 1_000_000 ? ['kilobyte', Math.max(1, bytes / 1000)] : ['megabyte', bytes / 1_000_000];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumSignificantDigits: 2 });
  const count = pages === 1 ? words.page : pages && fillTemplate(words.pages, { count: String(pages) });
  return [address.replace(/^.*\./, '').toUpperCase(), count, format.format(size)].filter(Boolean).join(', ');
}
