import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content-model/collections';
import { pricingHeading, seo } from '../content-model/fields';
import { pricingWords } from '../content-model/pages/short-pages';
import type { FieldSchema } from '../content-reader/schema-fields';
import { anchorResolvers } from './glossary';
import { nodeFields } from './graphql-types';
import { isMade, MADE_NODES } from './made-nodes';

/** What the copy of several pages has in common: the name of a GraphQL interface, its fields, and those of resolvers. */
export interface CopyInterface {
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly resolved: readonly string[];
}

export const COPY_INTERFACES: readonly CopyInterface[] = [
  { name: 'PageCopy', schema: z.strictObject({ seo }), resolved: ['socialCard'] },
  {
    name: 'ProgrammeCopy',
    schema: z.strictObject({ pricing: pricingHeading('The heading above the plans.'), ...pricingWords }),
    resolved: [],
  },
];

/** The interfaces that a type with this schema implements: those of which it has every field. */
export const interfacesOf = (schema: z.ZodObject): readonly CopyInterface[] =>
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
export const resolvedFields = ({ type, schema }: Collection): readonly string[] => [
  ...(type in anchorResolvers ? ['anchor'] : []),
  ...interfacesOf(schema).flatMap(({ resolved }) => resolved),
];

/** What a node of a collection holds besides what resolvers answer. */
export const nodeSchema = ({ type, schema }: Collection): z.ZodObject =>
  isMade(type) ? MADE_NODES[type].schema : schema;

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
