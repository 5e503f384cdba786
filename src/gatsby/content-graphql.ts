import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content/model/collections';
import { plannerCopy } from '../content/model/copy/planner';
import { isPlannerCopy } from '../planners/registry';
import { buildStep } from './build-step';
import { ENTRY_NODES, isOwnNode } from './entry-nodes';
import { PAGE_SECTION, pageTypes, sectionFragments } from './page-graphql';
import { postNode } from './post-node';
import { nodeFields, objectTypes, selections } from './schema-graphql';
import { SOCIAL_CARD_TYPES } from './social-cards';

/**
 * A collection's GraphQL type definitions: explicit, and non-null if the schema requires a value. A type shared by several
 * collections appears in each one's definitions.
 * @param name the type's name
 * @param schema the zod schema of its nodes
 * @param extraFields resolved fields, such as `anchor: String!`
 * @param interfaces the interfaces it implements in addition to `Node`
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

/** What the copy of all planners shares, as an interface. */
const PLANNER_COPY = nodeFields(plannerCopy.omit({ search: true }));

/** The schema of a collection's nodes, without fields that are added to them. */
const nodeSchema = ({ type, schema }: Collection): z.ZodObject => (isOwnNode(type) ? ENTRY_NODES[type] : schema);

/**
 * Generates GraphQL fragments with all fields a page may show: one per YAML file, such as `BlogCopyFields` for
 * `copy/blog.yaml`, and one per shared object, such as `HeadingFields`. They leave out pictures. Pages select site settings
 * themselves.
 */
export function copyFragments(): string {
  const shared = new Map<string, string>();
  const own = SITE_COLLECTIONS.filter(({ type }) => type !== 'SiteSettings').map((collection): [string, string] => {
    const fields = selections(nodeFields(nodeSchema(collection)), shared);
    return [collection.type, [...fields, ...('seo' in collection.schema.shape ? ['socialCard'] : [])].join(' ')];
  });
  const planners = [...selections(PLANNER_COPY, shared), 'socialCard'].join(' ');
  const sections = sectionFragments(shared);
  const named = [...own, ['PlannerCopy', planners], ...shared].map(
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
  return graphqlTypes(
    collection.type,
    nodeSchema(collection).extend({ order: z.int() }),
    SOCIAL_CARD_TYPES.includes(collection.type) ? [requiredText('socialCard')] : [],
    isPlannerCopy(collection.type) ? ['PlannerCopy'] : [],
  );
}

/** Defines all domain types from the content model; nothing is inferred from data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  const types = [
    ...SITE_COLLECTIONS.flatMap(yamlTypes),
    ...graphqlTypes('Post', postNode, [
      requiredText('socialCard'),
      'statusLabel: String',
      'toolCard: Tool @link(by: "href", from: "tool")',
      'body: PostBody!',
    ]),
    POST_BODY,
    ...objectTypes('PlannerCopy', PLANNER_COPY, 'interface PlannerCopy', [requiredText('socialCard')]),
  ];
  actions.createTypes([...new Set([...types, ...pageTypes()])].join('\n\n'));
  actions.createTypes(schema.buildUnionType(PAGE_SECTION));
};
