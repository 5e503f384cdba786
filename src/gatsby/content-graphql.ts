import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content/model/collections';
import type { PageSection } from '../content/model/page';
import { SECTIONS } from '../content/model/sections';
import type { FieldSchema } from '../content/read/schema-fields';
import { hasMoreShown, SHOWN_ENTRIES } from '../content/resolve/entries';
import { shownPost } from '../content/resolve/pages';
import { SECTION_ENTRIES } from '../content/resolve/section-entries';
import { buildStep } from './build-step';
import { capitalise, nodeFields, objectTypes, selections } from './schema-graphql';
import { SOCIAL_CARD_TYPES } from './social-cards';

/** A section's GraphQL type: `HeroSection` for `hero`. */
const sectionType = (type: string): string => `${type.split('-').map(capitalise).join('')}Section`;

/** A section kind: its name in page files, its GraphQL type and its fields. */
interface Kind {
  readonly type: string;
  readonly name: string;
  readonly fields: FieldSchema;
}

/** The section kind of a schema. */
export function kindOf(schema: z.ZodObject<{ type: z.ZodLiteral<string> }>): Kind {
  const type = schema.shape.type.value;
  return { type, name: sectionType(type), fields: nodeFields(schema) };
}

const KINDS = SECTIONS.map(kindOf);

const linkedBy = (field: string): string => `@link(by: "${field}")`;

/** The fields of a section kind that other files fill. */
const resolvedOf = (type: string) => Object.entries(SECTION_ENTRIES).find(([kind]) => kind === type)?.[1] ?? {};

/**
 * When a query selects several kinds, same-named fields must have the same type (GraphQL 5.3.2), so a field is non-null only
 * if every kind with that field requires it.
 */
function isRequired(key: string): boolean {
  return KINDS.every(({ fields }) => !fields.properties?.[key] || fields.required?.includes(key));
}

function ownFields({ type, fields: { properties = {} } }: Kind): Readonly<Record<string, FieldSchema>> {
  const resolved = resolvedOf(type);
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !(key in resolved)));
}

/** Whether a field has a picture somewhere, whose sizes the component chooses. */
const hasPicture = ({ graphql, items, properties = {} }: FieldSchema): boolean =>
  graphql === 'File' || Object.values(properties).some(hasPicture) || (items !== undefined && hasPicture(items));

const PAGE_SECTION = {
  name: 'PageSection',
  types: KINDS.map(({ name }) => name),
  resolveType: ({ type }: PageSection) => sectionType(type),
};

const PAGE = `type Page implements Node @dontInfer {
  path: String!
  seo: Seo!
  label: String!
  above: PageLink
  breadcrumbs: Boolean!
  indexed: Boolean!
  updated: Date @dateformat
  sections: [PageSection!]!
  body: PostBody
  socialCard: String!
}`;

function pageTypes(): readonly string[] {
  const kinds = KINDS.flatMap((kind) => {
    const { type, name, fields } = kind;
    const own = ownFields(kind);
    const resolved = Object.entries(resolvedOf(type)).map(
      ([key, field]) => `${key}: ${field.type} ${field.by ? linkedBy(field.by) : ''}`,
    );
    const required = Object.keys(own).filter(isRequired);
    return objectTypes(name, { ...fields, properties: own, required }, `type ${name} @dontInfer`, resolved);
  });
  return [...kinds, PAGE];
}

/**
 * Generates `PageSectionFields`, with all section kinds. A kind with pictures or entries from other files has a further
 * fragment in its component, such as `HeroSectionData`.
 */
export function sectionFragments(kinds: readonly Kind[], shared: Map<string, string>): string[] {
  const all = kinds.map((kind) => {
    const { type, name, fields } = kind;
    const { type: _type, ...properties } = ownFields(kind);
    const data = type in SECTION_ENTRIES || hasPicture(fields) ? ` ...${name}Data` : '';
    return {
      name,
      text: `fragment ${name}Fields on ${name} { ${selections({ properties }, shared).join(' ')}${data} }`,
    };
  });
  const union = all.map(({ name }) => `... on ${name} { ...${name}Fields }`).join(' ');
  return [...all.map(({ text }) => text), `fragment PageSectionFields on PageSection { __typename ${union} }`];
}

/**
 * A collection's GraphQL type definitions: explicit, and non-null if the schema requires a value. A type shared by several
 * collections appears in each one's definitions.
 * @param name the type's name
 * @param schema the zod schema of its nodes
 * @param extraFields resolved fields, such as `anchor: String!`
 */
function graphqlTypes(name: string, schema: z.ZodObject, extraFields: readonly string[]): readonly string[] {
  return objectTypes(name, nodeFields(schema), `type ${name} implements Node @dontInfer`, extraFields);
}

/** The schema of a collection's nodes, without fields that are added to them. */
const nodeSchema = ({ type, schema }: Collection): z.ZodObject => (hasMoreShown(type) ? SHOWN_ENTRIES[type] : schema);

/**
 * Generates GraphQL fragments with all fields a page may show: one per YAML file, such as `BlogCopyFields` for
 * `copy/blog.yaml`, and one per shared object, such as `HeadingFields`. They leave out pictures. Pages select
 * the site settings that they need themselves.
 */
function copyFragments(): string {
  const shared = new Map<string, string>();
  const own = SITE_COLLECTIONS.map((collection): [string, string] => {
    const fields = selections(nodeFields(nodeSchema(collection)), shared);
    return [collection.type, [...fields, ...('seo' in collection.schema.shape ? ['socialCard'] : [])].join(' ')];
  });
  const sections = sectionFragments(KINDS, shared);
  const named = [...own, ...shared].map(([type, fields]) => `fragment ${type}Fields on ${type} { ${fields} }`);
  // All planners share a type.
  return [...new Set([...named, ...sections])].join('\n');
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

const requiredText = (field: string): string => `${field}: String!`;

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

function yamlTypes(collection: Collection): readonly string[] {
  return graphqlTypes(collection.type, nodeSchema(collection).extend({ order: z.int() }), [
    ...(SOCIAL_CARD_TYPES.includes(collection.type) ? [requiredText('socialCard')] : []),
    ...(collection.type === 'Service' ? [`plans: [PricingPlan!]! ${linkedBy('order')}`] : []),
    ...(collection.type === 'PlannerCopy' ? [requiredText('planner'), `facts: [Fact!]! ${linkedBy('name')}`] : []),
  ]);
}

/** Defines all domain types from the content model; nothing is inferred from data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  const types = [
    ...SITE_COLLECTIONS.flatMap(yamlTypes),
    ...graphqlTypes('Post', shownPost, [
      requiredText('socialCard'),
      'toolCard: Tool @link(by: "href", from: "tool")',
      'body: PostBody!',
    ]),
    POST_BODY,
  ];
  actions.createTypes([...new Set([...types, ...pageTypes()])].join('\n\n'));
  actions.createTypes(schema.buildUnionType(PAGE_SECTION));
};
