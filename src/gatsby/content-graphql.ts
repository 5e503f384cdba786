import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content/model/collections';
import { plannerCopy } from '../content/model/copy/planner';
import { seo } from '../content/model/fields';
import { anchorResolvers } from './create-resolvers';
import { DERIVED_NODES, isDerived } from './derived-nodes';
import { PAGE_SECTION, pageTypes, sectionFragments } from './page-graphql';
import { postNode } from './post-node';
import { nodeFields, objectTypes, selections } from './schema-graphql';

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
];

/** The interfaces that a type with this schema implements: those of which it has every field. */
const interfacesOf = (schema: z.ZodObject): readonly CopyInterface[] =>
  COPY_INTERFACES.filter((each) => Object.keys(each.schema.shape).every((key) => key in schema.shape));

/** The fields of a collection's nodes that are answered by resolvers. */
const resolvedFields = ({ type, schema }: Collection): readonly string[] => [
  ...(type in anchorResolvers ? ['anchor'] : []),
  ...interfacesOf(schema).flatMap(({ resolved }) => resolved),
];

/** What a node of a collection holds besides what resolvers answer. */
const nodeSchema = ({ type, schema }: Collection): z.ZodObject =>
  isDerived(type) ? DERIVED_NODES[type].schema : schema;

/**
 * GraphQL fragments that ask for everything a page shows of an entry, one for each YAML file, such as `BlogCopyFields` for
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
  const sections = sectionFragments(shared);
  const named = [...own, ...shared].map(([type, fields]) => `fragment ${type}Fields on ${type} { ${fields} }`);
  return [...named, ...sections].join('\n');
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
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  const types = [
    ...SITE_COLLECTIONS.flatMap(yamlTypes),
    ...graphqlTypes('Post', postNode, ['statusLabel: String', 'toolCard: Tool', 'body: PostBody!']),
    POST_BODY,
    ...COPY_INTERFACES.flatMap(({ name, schema, resolved }) =>
      objectTypes(name, nodeFields(schema), `interface ${name}`, resolved.map(requiredText)),
    ),
  ];
  actions.createTypes([...new Set([...types, ...pageTypes()])].join('\n\n'));
  actions.createTypes(schema.buildUnionType(PAGE_SECTION));
};
