import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { SITE_COLLECTIONS } from '../content/model/collections';
import type { PageSection } from '../content/model/page';
import { SECTIONS } from '../content/model/sections';
import { shownSchema } from '../content/resolve/entries';
import { shownPage, shownPost } from '../content/resolve/pages';
import { SECTION_ENTRIES } from '../content/resolve/section-entries';
import { buildStep } from './build-step';
import { fieldAliases, type Kind } from './field-aliases';
import { capitalise, nodeFields, objectTypes, selections } from './schema-graphql';
import { SOCIAL_CARD_TYPES } from './social-cards';

/** A section's GraphQL type: `HeroSection` for `hero`. */
const sectionType = (type: string): string => `${type.split('-').map(capitalise).join('')}Section`;

/** The section kind of a schema, with what other files fill. */
export function kindOf(schema: z.ZodObject<{ type: z.ZodLiteral<string> }>): Kind {
  const type = schema.shape.type.value;
  const [, filled = {}] = Object.entries(SECTION_ENTRIES).find(([kind]) => kind === type) ?? [];
  const shown = Object.entries(filled).flatMap(([key, field]) => (field.schema ? [[key, field.schema]] : []));
  return { name: sectionType(type), fields: nodeFields(schema.extend(Object.fromEntries(shown))) };
}

const KINDS = SECTIONS.map(kindOf);

const PAGE_SECTION = {
  name: 'PageSection',
  types: KINDS.map(({ name }) => name),
  resolveType: ({ type }: PageSection) => sectionType(type),
};

/** Generates `PageSectionFields`, with all section kinds, and a fragment for each, such as `HeroSectionFields`. */
export function sectionFragments(kinds: readonly Kind[], shared: Map<string, string>): string[] {
  const aliases = fieldAliases(kinds);
  const own = kinds.map(({ name, fields: { properties = {} } }) => {
    const { type: _type, ...shown } = properties;
    const fields = selections({ properties: shown }, shared, aliases);
    return `fragment ${name}Fields on ${name} { ${fields.join(' ')} }`;
  });
  const union = kinds.map(({ name }) => `... on ${name} { ...${name}Fields }`).join(' ');
  return [...own, `fragment PageSectionFields on PageSection { __typename ${union} }`];
}

/**
 * The GraphQL types of nodes: explicit, and non-null if the schema requires a value. A type shared by several nodes appears in
 * each one's definitions.
 * @param resolved resolved fields, such as `body: PostBody!`
 */
function nodeTypes(name: string, schema: z.ZodObject, ...resolved: readonly string[]): readonly string[] {
  const card = SOCIAL_CARD_TYPES.includes(name) ? ['socialCard: String!'] : [];
  return objectTypes(name, nodeFields(schema), `type ${name} implements Node @dontInfer`, [...card, ...resolved]);
}

/**
 * Generates GraphQL fragments with all fields a page may show: one per YAML file, such as `BlogCopyFields` for
 * `copy/blog.yaml`, and one per shared object, such as `HeadingFields`, with the pictures that have a slot. Pages select the site
 * settings that they need themselves.
 */
function copyFragments(): string {
  const shared = new Map<string, string>();
  const own = SITE_COLLECTIONS.map(({ type, schema }): [string, string] => {
    const fields = selections(nodeFields(shownSchema(type)), shared);
    return [type, [...fields, ...('seo' in schema.shape ? ['socialCard'] : [])].join(' ')];
  });
  const sections = sectionFragments(KINDS, shared);
  const named = [...new Map([...shared, ...own])].map(
    ([type, fields]) => `fragment ${type}Fields on ${type} { ${fields} }`,
  );
  return [...named, ...sections].join('\n');
}

/** Writes the page copy fragments to the folder where Gatsby's query compiler looks for plugins' fragments. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ reporter, store }) => {
  const folder = path.join(store.getState().program.directory, '.cache', 'fragments');
  const text = `import { graphql } from 'gatsby';\n\nexport const copyFragments = graphql\`\n${copyFragments()}\n\`;\n`;
  return buildStep(reporter, '.cache/fragments/copy-fragments.js', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'copy-fragments.js'), text);
  });
};

const POST_BODY = `
type PostHeading {
  id: String!
  text: String!
  depth: Int!
}

type PostBody {
  html: String!
  meanings: String!
  headings: [PostHeading!]!
  text: String!
  feedHtml: String!
}`;

const PLANNER_FIELDS = ['planner: String!', 'facts: [Fact!]! @link(by: "name")'];

/** Defines all domain types from the content model; nothing is inferred from data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  const types = [
    ...SITE_COLLECTIONS.flatMap(({ type }) =>
      nodeTypes(type, shownSchema(type).extend({ order: z.int() }), ...(type === 'PlannerCopy' ? PLANNER_FIELDS : [])),
    ),
    ...nodeTypes(
      'Post',
      shownPost,
      'toolCard: Tool @link(by: "href", from: "tool")',
      'authors: [Person!] @link(by: "slug", from: "author")',
      'reviewedBy: Person @link(by: "slug", from: "reviewer")',
      'body: PostBody!',
    ),
    ...nodeTypes('Page', shownPage, 'sections: [PageSection!]!', 'body: PostBody'),
    ...KINDS.flatMap(({ name, fields }) => objectTypes(name, fields, `type ${name} @dontInfer`)),
    POST_BODY,
  ];
  // A type of several places is defined once: as a node, if it is one.
  const named = types.toReversed().map((text) => [/^\s*\w+ \w+/.exec(text)?.[0], text] as const);
  actions.createTypes([...new Map(named).values()].join('\n\n'));
  actions.createTypes(schema.buildUnionType(PAGE_SECTION));
};
