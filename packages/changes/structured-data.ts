import type { HTMLElement } from 'node-html-parser';

/** The values of a page's structured data by what they say of which entry, such as `Offer “4Cs Program”: price`. */
export type DataValues = ReadonlyMap<string, string>;

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

/** Lists repeat what the page shows: the articles listed, the breadcrumbs. */
const REPEATED = new Set(['ItemList', 'BreadcrumbList']);
/** Parts of addresses that another build may write differently for the same file. */
const HASHES = /(?<=\/)[0-9a-f]{20,32}(?=[./])|(?<=\/)[0-9a-f]{5}(?=\/)/g;

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What people call an entry: its kind and its name; `undefined` where it has no name. */
function nameOf({ '@type': type, name, headline }: JsonObject): string | undefined {
  const called = name ?? headline;
  return type === undefined || called === undefined ? undefined : `${String(type)} “${String(called)}”`;
}

class DataReader {
  readonly found = new Map<string, string>();

  read(value: Json, entry: string, field: string): void {
    if (Array.isArray(value)) for (const one of value) this.read(one, entry, field);
    else if (isObject(value)) this.readObject(value, entry, field);
    else this.add(`${entry}: ${field}`, String(value).replace(HASHES, '*'));
  }

  private readObject(value: JsonObject, entry: string, field: string): void {
    const { '@type': type } = value;
    if (REPEATED.has(String(type))) return;
    const own = nameOf(value) ?? (entry === '' && type !== undefined ? String(type) : undefined);
    for (const [key, inner] of Object.entries(value)) {
      if (key === '@graph') this.read(inner, '', '');
      else if (!key.startsWith('@')) this.read(inner, own ?? entry, own || field === '' ? key : `${field}, ${key}`);
    }
  }

  private add(key: string, text: string): void {
    const before = this.found.get(key);
    this.found.set(key, before === undefined ? text : `${before}; ${text}`);
  }
}

/** Reads the structured data (JSON-LD) of a page. */
export function structuredData(root: HTMLElement): DataValues {
  const reader = new DataReader();
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      reader.read(JSON.parse(script.textContent) as Json, '', '');
    } catch {
      reader.found.set('Structured data', 'cannot be read');
    }
  }
  return reader.found;
}
