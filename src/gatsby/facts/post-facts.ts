import { pagesOf, type SourcedFacts, shownOf } from '../../content/check/sourced-facts';
import { type PostFrontMatter, postFrontMatter } from '../../content/model/post';
import type { PageSource } from '../../content/read/problem';
import { type FieldSchema, fieldsOf } from '../../content/read/schema-fields';
import { factIds, fillFacts, type ShownFacts } from '../../utils/fact-placeholders';

/** What a post's node remembers of the facts that the post names. */
export interface NamedFacts {
  /** The ids of the facts in its texts and sources. */
  readonly namedFacts: readonly string[];
  /** What was known of them when the node was made. */
  readonly facts: SourcedFacts;
}

/** What a post's node holds in place of texts and sources that name facts. */
interface FilledTexts extends NamedFacts, Pick<PostFrontMatter, 'excerpt' | 'keyPoints'> {
  /** What is expected to change soon, by its day; the earliest first. */
  readonly expected: ExpectedDay[] | undefined;
  /** The pages on which it relies, each once. */
  readonly sources: PageSource[] | undefined;
}

/** The facts that are expected to change on one day. */
export interface ExpectedDay {
  readonly from: string;
  readonly labels: string[];
}

type Texts = Pick<PostFrontMatter, 'excerpt' | 'keyPoints' | 'sources'>;

/** Whether texts of a field may name facts, as its schema says. */
const mayName = ({ facts, items, properties = {} }: FieldSchema): boolean =>
  facts === true || [...(items ? [items] : []), ...Object.values(properties)].some(mayName);

/** The fields of a post that may name facts, with what is in them. */
const factFields = (post: Texts): [string, unknown][] =>
  Object.entries(post).filter(([name]) => mayName(fieldsOf(postFrontMatter).properties?.[name] ?? {}));

/** A value with the values of facts in all of its texts. */
function filled(value: unknown, shown: ShownFacts): unknown {
  if (typeof value === 'string') return fillFacts(value, shown);
  if (Array.isArray(value)) return value.map((entry) => filled(entry, shown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, filled(inside, shown)]));
}

function pick(facts: SourcedFacts, ids: readonly string[]): SourcedFacts {
  return Object.fromEntries(ids.flatMap((id) => (facts[id] ? [[id, facts[id]]] : [])));
}

function expectedDays(facts: SourcedFacts): ExpectedDay[] | undefined {
  const changes = Object.values(facts).flatMap(({ expected }) => expected ?? []);
  const days = [...new Set(changes.map(({ from }) => from))].sort();
  if (days.length === 0) return undefined;
  return days.map((from) => ({
    from,
    labels: changes.filter((change) => change.from === from).map(({ label }) => label),
  }));
}

/** The texts and the sources of a post, with the values and the pages of facts in place of their names. */
export function postFacts(post: Texts, body: string, all: SourcedFacts): FilledTexts {
  const { excerpt, keyPoints, sources = [] } = post;
  const fields = factFields(post);
  const inTexts = factIds(`${JSON.stringify(fields)}\n${body}`);
  const namedFacts = [...new Set([...inTexts, ...sources.flatMap(({ fact }) => fact ?? [])])];
  const facts = pick(all, namedFacts);
  const shown = shownOf(facts);
  const pages = pagesOf(sources, facts);
  return {
    namedFacts,
    facts,
    excerpt,
    keyPoints,
    ...Object.fromEntries(fields.map(([name, value]) => [name, filled(value, shown)])),
    expected: expectedDays(facts),
    sources: pages.length > 0 ? pages : undefined,
  };
}

/** Whether the facts that a post names are still what they were when its node was made. */
export function hasCurrentFacts({ namedFacts = [], facts = {} }: Partial<NamedFacts>, all: SourcedFacts): boolean {
  return namedFacts.length === 0 || JSON.stringify(pick(all, namedFacts)) === JSON.stringify(facts);
}
