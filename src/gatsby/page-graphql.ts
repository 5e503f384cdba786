import { z } from 'zod';
import { SECTIONS } from '../components/sections/schemas';
import type { PageSection } from '../content/model/page';
import type { FieldSchema } from '../content/read/schema-fields';
import { objectTypes, selections } from './schema-graphql';
import { SHOWN_FIELDS, sectionType } from './section-resolvers';

const KINDS = SECTIONS.map((schema) => {
  const type = schema.shape.type.value;
  return { type, name: sectionType(type), fields: z.toJSONSchema(schema, { io: 'output' }) as FieldSchema };
});

/**
 * A query that asks for several kinds at once needs the same type wherever a field has the same name (GraphQL 5.3.2), so a
 * field is required only where it is in every kind that has it.
 */
function isRequired(key: string): boolean {
  return KINDS.every(({ fields }) => !fields.properties?.[key] || fields.required?.includes(key));
}

/** The fields of a section that its node holds. */
function ownFields(type: PageSection['type'], { properties = {} }: FieldSchema): Readonly<Record<string, FieldSchema>> {
  const resolved = SHOWN_FIELDS[type] ?? {};
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !(key in resolved)));
}

/** Whether a section has a picture, whose sizes its component chooses. */
const hasPicture = ({ properties = {} }: FieldSchema): boolean =>
  Object.values(properties).some(({ graphql }) => graphql === 'File');

/** The union of all kinds of sections. */
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

/** The definitions of pages, and of each kind of section with the fields of its schema. */
export function pageTypes(): readonly string[] {
  const kinds = KINDS.flatMap(({ type, name, fields }) => {
    const own = ownFields(type, fields);
    const resolved = Object.entries(SHOWN_FIELDS[type] ?? {}).map(([key, shown]) => `${key}: ${shown.type}`);
    const required = Object.keys(own).filter(isRequired);
    return objectTypes(name, { ...fields, properties: own, required }, `type ${name} @dontInfer`, resolved);
  });
  return [...kinds, PAGE];
}

/**
 * Fragments that ask for every kind of section, `PageSectionFields`. Where a kind has pictures or shows other entries, its
 * component says what it asks for, in a fragment such as `HeroSectionData`.
 */
export function sectionFragments(shared: Map<string, string>): string[] {
  const all = KINDS.map(({ type, name, fields }) => {
    const { type: _type, ...properties } = ownFields(type, fields);
    const data = type in SHOWN_FIELDS || hasPicture(fields) ? ` ...${name}Data` : '';
    return {
      name,
      text: `fragment ${name}Fields on ${name} { ${selections({ properties }, shared).join(' ')}${data} }`,
    };
  });
  const union = all.map(({ name }) => `... on ${name} { ...${name}Fields }`).join(' ');
  return [...all.map(({ text }) => text), `fragment PageSectionFields on PageSection { __typename ${union} }`];
}
