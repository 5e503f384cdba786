import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content/model/collections';
import { pricingHeading, seo } from '../content/model/fields';
import { plannerCopy } from '../content/model/pages/planner';
import { pricingWords } from '../content/model/pages/short-pages';
import type { FieldSchema } from '../content/read/schema-fields';
import { anchorResolvers } from './create-resolvers';
import { DERIVED_NODES, isDerived } from './derived-nodes';
import { postNode } from './post-node';

const SCALARS: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The GraphQL type of one field, and the definitions of the types inside it. */
function fieldType(schema: FieldSchema, name: string): { type: string; nested: string[] } {
  if (schema.graphql && schema.enum) {
    const values = schema.enum.map((value) => `  ${value}`).join('\n');
    return { type: schema.graphql, nested: [`enum ${schema.graphql} {\n${values}\n}`] };
  }
  if (schema.graphql && schema.type !== 'object') return { type: schema.graphql, nested: [] };
  if (schema.format === 'date') return { type: 'Date', nested: [] };
  if (schema.type === 'array' && schema.items) {
    const item = fieldType(schema.items, name);
    return { type: `[${item.type}!]`, nested: item.nested };
  }
  if (schema.type === 'object') {
    const type = schema.graphql ?? name;
    return { type, nested: objectTypes(type, schema) };
  }
  const scalar = SCALARS[schema.type ?? ''];
  if (!scalar) throw new Error(`The content model uses a type that GraphQL has no name for: ${name} is ${schema.type}`);
  return { type: scalar, nested: [] };
}

/** What Gatsby does to values of a type before a query gets them. */
const EXTENSIONS: Readonly<Record<string, string>> = { File: ' @fileByRelativePath', Date: ' @dateformat' };

/** The definition of a type that begins with `head`, after those of the types inside it. */
function objectTypes(
  name: string,
  schema: FieldSchema,
  head = `type ${name}`,
  extraFields: readonly string[] = [],
): string[] {
  const nested: string[] = [];
  const fields = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const field = fieldType(property, name + capitalise(key));
    nested.push(...field.nested);
    const required = schema.required?.includes(key) ? '!' : '';
    return `  ${key}: ${field.type}${required}${EXTENSIONS[field.type] ?? ''}`;
  });
  return [...nested, `${head} {\n${[...fields, ...extraFields.map((field) => `  ${field}`)].join('\n')}\n}`];
}

/** The fields of a schema as a node has them: defaults are filled in. */
const nodeFields = (schema: z.ZodObject): FieldSchema => z.toJSONSchema(schema, { io: 'output' }) as FieldSchema;

/**
 * The GraphQL definitions of a collection: explicit, not inferred, non-null where the schema requires a value. Types
 * that several collections share are among the definitions of each of them.
 * @param name the type's name
 * @param schema the zod schema of its nodes
 * @param extraFields fields that resolvers answer, such as `anchor: String!`
 * @param interfaces the interfaces that it implements besides `Node`
 */
export function graphqlTypes(
  name: string,
  schema: z.ZodObject,
  extraFields: readonly string[] = [],
  interfaces: readonly string[] = [],
): readonly string[] {
  const head = `type ${name} implements ${['Node', ...interfaces].join(' & ')} @dontInfer`;
  return objectTypes(name, nodeFields(schema), head, extraFields);
}

/** What the copy of several pages has in common: the name of a GraphQL interface, its fields, and those of resolvers. */
interface CopyInterface {
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly resolved: readonly string[];
}

const COPY_INTERFACES: readonly CopyInterface[] = [
  { name: 'PageCopy', schema: z.strictObject({ seo }), resolved: ['socialCard'] },
  { name: 'PlannerCopy', schema: plannerCopy.omit({ search: true }), resolved: ['socialCard'] },
  {
    name: 'ProgrammeCopy',
    schema: z.strictObject({ pricing: pricingHeading('The heading above the plans.'), ...pricingWords }),
    resolved: [],
  },
];

/** The interfaces that a type with this schema implements: those of which it has every field. */
const interfacesOf = (schema: z.ZodObject): readonly CopyInterface[] =>
  COPY_INTERFACES.filter((each) => Object.keys(each.schema.shape).every((key) => key in schema.shape));

/** A page chooses the sizes of its pictures itself. */
const isPicture = ({ graphql }: FieldSchema): boolean => graphql === 'File';

/** The selections of an object's fields; objects with a name of their own are collected in `shared` as fragments. */
function selections({ properties = {} }: FieldSchema, shared: Map<string, string>): string[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    const field = property.items ?? property;
    if (property.fragment === false || isPicture(field)) return [];
    if (!field.properties) return [key];
    const inside = selections(field, shared).join(' ');
    if (inside === '') return [];
    if (!field.graphql) return [`${key} { ${inside} }`];
    shared.set(field.graphql, inside);
    return [`${key} { ...${field.graphql}Fields }`];
  });
}

/** The fields of a collection's nodes that are answered by resolvers. */
const resolvedFields = ({ type, schema }: Collection): readonly string[] => [
  ...(type in anchorResolvers ? ['anchor'] : []),
  ...interfacesOf(schema).flatMap(({ resolved }) => resolved),
];

/** What a node of a collection holds besides what resolvers answer. */
const nodeSchema = ({ type, schema }: Collection): z.ZodObject =>
  isDerived(type) ? DERIVED_NODES[type].schema : schema;

/**
 * GraphQL fragments that ask for everything a page shows of an entry, one for each YAML file, such as `HomeCopyFields` for
 * `pages/home.yaml` and `PillarFields` for `pillars.yaml`, and for each object that several of them share, such as
 * `HeadingFields`. Left out are pictures and what the schema marks with `fragment: false`. A page chooses among the settings
 * itself.
 */
export function copyFragments(): string {
  const shared = new Map<string, string>();
  const types = [
    ...SITE_COLLECTIONS.filter(({ type }) => type !== 'SiteSettings').map((collection) => ({
      type: collection.type,
      schema: nodeSchema(collection),
      resolved: resolvedFields(collection),
    })),
    ...COPY_INTERFACES.map(({ name, ...each }) => ({ type: name, ...each })),
  ];
  const own = types.map(
    ({ type, schema, resolved }) => [type, [...selections(nodeFields(schema), shared), ...resolved].join(' ')] as const,
  );
  return [...own, ...shared].map(([type, fields]) => `fragment ${type}Fields on ${type} { ${fields} }`).join('\n');
}

/** Writes the fragments of the pages' copy where Gatsby's query compiler reads those of plugins. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ store }) => {
  const folder = path.join(store.getState().program.directory, '.cache', 'fragments');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'copy-fragments.js'),
    `import { graphql } from 'gatsby';\n\nexport const copyFragments = graphql\`\n${copyFragments()}\n\`;\n`,
  );
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
}`;

function yamlTypes(collection: Collection): readonly string[] {
  return graphqlTypes(
    collection.type,
    nodeSchema(collection).extend({ order: z.int() }),
    resolvedFields(collection).map(requiredText),
    interfacesOf(collection.schema).map(({ name }) => name),
  );
}

/** Defines every domain type from the content model; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const types = [
    ...SITE_COLLECTIONS.flatMap(yamlTypes),
    ...graphqlTypes('Post', postNode, ['statusLabel: String', 'toolCard: ToolsCopyTools', 'body: PostBody!']),
    POST_BODY,
    ...COPY_INTERFACES.flatMap(({ name, schema, resolved }) =>
      objectTypes(name, nodeFields(schema), `interface ${name}`, resolved.map(requiredText)),
    ),
  ];
  actions.createTypes([...new Set(types)].join('\n\n'));
};
