import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { buildSchema, type DocumentNode, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'gatsby/graphql';
import { SITE_COLLECTIONS } from '../../src/content-model/collections';
import { postFrontMatter } from '../../src/content-model/post';
import { type FieldSchema, fieldsOf } from '../../src/content-reader/schema-fields';
import { createSchemaCustomization } from '../../src/gatsby/create-schema-customization';

/** Fields that no query asks for: the file that reads them from the node or from the YAML, and a word of it that says so. */
const NODE_READERS: readonly (readonly [field: RegExp, file: string, word: string])[] = [
  [/^SiteSettingsBrand\.shortName$/, 'src/publishing/web-manifest.ts', 'shortName'],
  [/^SiteSettingsBrand\.picture$/, 'src/gatsby/social-cards.ts', 'brand.picture'],
  [/^SiteSettingsSecurity\.(email|expires)$/, 'src/publishing/security-txt.ts', 'expires'],
  [/^SiteSettingsEditor\./, 'src/gatsby/publish/publish.ts', '.editor'],
  [/^Category\.symbol$/, 'scripts/new-post.ts', 'symbol'],
  [/^(Post|Category)\.aliases$/, 'src/gatsby/redirects.ts', 'aliases'],
  [/^Redirect\.(from|to)$/, 'src/gatsby/redirects.ts', "nodesOf(args, 'Redirect')"],
  [/^PricingPlan\.programme$/, 'src/gatsby/create-resolvers.ts', 'programme'],
  [/^Synonym\.words$/, 'src/gatsby/on-post-bootstrap.ts', "'Synonym'"],
  [/^Seo\.socialCard(Title|Picture)$/, 'src/gatsby/social-cards.ts', 'seo.socialCardPicture'],
  [/^BlogCopyElsewhere\./, 'src/gatsby/search-pages.ts', '?.elsewhere'],
  [/^BlogCopy\.ignoredWords$/, 'src/gatsby/on-post-bootstrap.ts', 'ignoredWords'],
  [/CopySearch\.(title|kind|text)$/, 'src/gatsby/search-pages.ts', 'copy.search'],
  [/^GlossaryTerm\.inArticles$/, 'src/gatsby/glossary.ts', 'inArticles'],
  [/^Post\.unmarkedTerms$/, 'src/gatsby/create-resolvers.ts', 'post.unmarkedTerms'],
  [/^ArticleCopyStatus\.(draft|scheduled)$/, 'src/gatsby/status-label.ts', 'words[status]'],
  [/^ArticleCopy\.readTime$/, 'src/gatsby/create-resolvers.ts', 'copy?.readTime'],
  [
    /^(PricingHeading|FourCsProgramCopyCallToActionCohort)\.(until|fallback)$/,
    'src/content-check/current-texts.ts',
    'group.fallback',
  ],
  [/^InterfaceTextError\./, 'src/gatsby/on-create-webpack-config.ts', 'words?.error'],
  [/^PostSources\.fact$/, 'src/gatsby/facts/post-facts.ts', 'facts[fact]'],
  [/^Fact(Periods(Source)?)?\./, 'src/gatsby/facts/fact-node.ts', 'periods'],
  [/^Post\.draft$/, 'src/content-model/post-status.ts', 'draft'],
];

/** What the build adds to the types of the content. */
const FURTHER_TYPES = `
  scalar Date
  interface Node { id: ID! }
  type File { publicURL: String }
  extend type Service { plans: [PricingPlan!]! }
`;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const uncapitalised = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

function contentTypes(): string {
  let types = '';
  const actions = { createTypes: (text: string) => (types = text) };
  createSchemaCustomization?.(
    { actions } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  return types;
}

const TYPES = [
  ...SITE_COLLECTIONS.map(({ type, schema }) => ({ type, schema })),
  { type: 'Post', schema: postFrontMatter },
];

const rootFields = TYPES.map(
  ({ type }) =>
    `${uncapitalised(type)}: ${type} all${type}: All${type} ${type === 'Post' ? 'article: Post articles: [Post]' : ''}`,
);
const lists = TYPES.map(({ type }) => `type All${type} { nodes: [${type}] }`);

const schema = buildSchema(
  [contentTypes(), FURTHER_TYPES, ...lists, `type Query { ${rootFields.join(' ')} }`].join('\n'),
  { assumeValid: true, assumeValidSDL: true },
);

/** The queries and fragments of the source. */
function documents(): DocumentNode[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.d)\.tsx?$/.test(file),
  );
  const queries = files.flatMap((file) => [
    ...readFileSync(path.join('src', file), 'utf8').matchAll(/(?:graphql|GraphQL \*\/ )`([^`]*)`/g),
  ]);
  return queries.map(([, query = '']) =>
    parse(query.replace(/limit: \$\{\w+\}/g, 'limit: 1').replace(/\$\{\w+\}/g, 'id')),
  );
}

/** The fields that each fragment asks for, without those inside them. */
function fragmentFields(sources: readonly DocumentNode[]): ReadonlyMap<string, readonly string[]> {
  const fragments = sources.flatMap(({ definitions }) =>
    definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [definition] : [])),
  );
  return new Map(
    fragments.map((fragment) => [
      fragment.name.value,
      fragment.selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : [])),
    ]),
  );
}

/** Every `Type.field` that a query or a fragment of the source asks for, also through a fragment on an interface. */
function askedFields(): ReadonlySet<string> {
  const asked = new Set<string>();
  const info = new TypeInfo(schema);
  const sources = documents();
  const fragments = fragmentFields(sources);
  for (const source of sources) {
    visit(
      source,
      visitWithTypeInfo(info, {
        enter: (node) => {
          const parent = info.getParentType()?.name;
          if (node.kind === 'Field') asked.add(`${parent}.${node.name.value}`);
          if (node.kind !== 'FragmentSpread') return;
          for (const field of fragments.get(node.name.value) ?? []) asked.add(`${parent}.${field}`);
        },
      }),
    );
  }
  return asked;
}

/** Every field of a schema and of the objects in it, as `Type.field`. */
function fieldNames(type: string, field: FieldSchema): string[] {
  return Object.entries(field.properties ?? {}).flatMap(([key, property]) => {
    const inside = property.items ?? property;
    const own = isReadWhole(`${type}.${key}`, inside) ? [] : [`${type}.${key}`];
    return inside.properties ? [...own, ...fieldNames(inside.graphql ?? type + capitalised(key), inside)] : own;
  });
}

/** Whether no query asks for an object because all that is in it is read from the node or from the YAML. */
function isReadWhole(name: string, { properties }: FieldSchema): boolean {
  const [type = '', key = ''] = name.split('.');
  const parts = Object.keys(properties ?? {}).map((part) => `${type}${capitalised(key)}.${part}`);
  return parts.length > 0 && parts.every((part) => NODE_READERS.some(([pattern]) => pattern.test(part)));
}

const fields = [...new Set(TYPES.flatMap(({ type, schema: content }) => fieldNames(type, fieldsOf(content))))];

it('shows or uses every field that authors can fill in', () => {
  const asked = askedFields();
  const isReadElsewhere = (field: string): boolean => NODE_READERS.some(([pattern]) => pattern.test(field));
  expect(fields.filter((field) => !asked.has(field) && !isReadElsewhere(field))).toEqual([]);
});

it.each(NODE_READERS)('%s is read in %s', (pattern, file, word) => {
  expect(fields.some((field) => pattern.test(field))).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(word);
});
