import { z } from 'zod';
import type { PageSection } from '../content/model/page';
import { SECTIONS } from '../content/model/sections';
import type { FieldSchema } from '../content/read/schema-fields';
import { objectTypes, selections } from './schema-graphql';
import { RESOLVED_FIELDS, sectionType } from './section-resolvers';

const KINDS = SECTIONS.map((schema) => {
  const type = schema.shape.type.value;
  return { type, name: sectionType(type), fields: z.toJSONSchema(schema, { io: 'output' }) as FieldSchema };
});

/**
 * When a query selects several kinds, same-named fields must have the same type (GraphQL 5.3.2), so a field is non-null only
 * if every kind with that field requires it.
 */
function isRequired(key: string): boolean {
  return KINDS.every(({ fields }) => !fields.properties?.[key] || fields.required?.includes(key));
}

/** A section's fields in its node. */
function ownFields(type: PageSection['type'], { properties = {} }: FieldSchema): Readonly<Record<string, FieldSchema>> {
  const resolved = RESOLVED_FIELDS[type] ?? {};
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !(key in resolved)));
}

/** Whether a section has a picture, whose sizes its component chooses. */
const hasPicture = ({ properties = {} }: FieldSchema): boolean =>
  Object.values(properties).some(({ graphql }) => graphql === 'File');

/** The union of all section kinds. */
export const PAGE_SECTION = {
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

/** Type definitions of pages and section kinds, from their schemas. */
export function pageTypes(): readonly string[] {
  const kinds = KINDS.flatMap(({ type, name, fields }) => {
    const own = ownFields(type, fields);
    const resolved = Object.entries(RESOLVED_FIELDS[type] ?? {}).map(([key, field]) => `${key}: ${field.type}`);
    const required = Object.keys(own).filter(isRequired);
    return objectTypes(name, { ...fields, properties: own, required }, `type ${name} @dontInfer`, resolved);
  });
  return [...kinds, PAGE];
}

/**
 * Generates `PageSectionFields`, with all section kinds. A kind with pictures or entries from other files has a further
 * fragment in its component, such as `HeroSectionData`.
 */
export function sectionFragments(shared: Map<string, string>): string[] {
  const all = KINDS.map(({ type, name, fields }) => {
    const { type: _type, ...properties } = ownFields(type, fields);
    const data = type in RESOLVED_FIELDS || hasPicture(fields) ? ` ...${name}Data` : '';
    return {
      name,
      text: `fragment ${name}Fields on ${name} { ${selections({ properties }, shared).join(' ')}${data} }`,
    };
  });
  const union = all.map(({ name }) => `... on ${name} { ...${name}Fields }`).join(' ');
  return [...all.map(({ text }) => text), `fragment PageSectionFields on PageSection { __typename ${union} }`];
}
