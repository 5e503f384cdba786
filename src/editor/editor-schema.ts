import { z } from 'zod';
import type { FieldSchema } from '../content/read/schema-fields';

/** A field with the limits that an editor can hold while somebody types. */
export interface EditorSchema extends FieldSchema {
  readonly properties?: Readonly<Record<string, EditorSchema>>;
  readonly items?: EditorSchema;
  readonly pattern?: string;
  /** What is wrong with a text that does not match `pattern`. */
  readonly patternMessage?: string;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  /** Whether a text or a list may be empty, although its field has to be there. */
  readonly mayBeEmpty?: boolean;
}

/** A text that no pattern of the model allows. */
const MATCHES_NOTHING = '\n';

function messageOf(schema: z.core.$ZodType): string {
  const { error } = z.core.safeParse(schema, MATCHES_NOTHING);
  const message = error?.issues[0]?.message ?? '';
  const own = /^(must|is|has) /.test(message) ? `This ${message}` : 'This does not have the form described below';
  return `${own}.`;
}

const cache = new WeakMap<z.ZodType, EditorSchema>();

/** The fields of a schema as an author writes them, with the model's own words for a text of the wrong form. */
export function editorSchema(schema: z.ZodType): EditorSchema {
  const known = cache.get(schema);
  if (known) return known;
  const made: EditorSchema = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern !== undefined || jsonSchema.format === 'uri')
        jsonSchema.patternMessage = messageOf(zodSchema);
      if (jsonSchema.type === 'string') jsonSchema.mayBeEmpty = z.core.safeParse(zodSchema, '').success;
      if (jsonSchema.type === 'array') jsonSchema.mayBeEmpty = z.core.safeParse(zodSchema, []).success;
    },
  }) as EditorSchema;
  cache.set(schema, made);
  return made;
}
