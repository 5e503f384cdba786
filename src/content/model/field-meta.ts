import type { z } from 'zod';

/** What a schema says of a field beyond its type, by `.meta()`: for the check, the guide, the editor and GraphQL. */
export interface FieldMeta {
  readonly description?: string;
  /** The kind of value, if its type is not enough. */
  readonly field?: 'alt' | 'day' | 'email' | 'file' | 'href' | 'https' | 'picture' | 'slug' | 'value';
  /** The picture may be a drawing. */
  readonly drawing?: boolean;
  /** The kind of thing it names. */
  readonly reference?: string;
  /** The kind of name that no two entries of the file may share; for titles, no two pages. */
  readonly unique?: string;
  /** The other fields in which two entries of the file must differ if this one is the same. */
  readonly uniqueWith?: readonly string[];
  /** Recommended length in characters: search results cut off longer texts, and shorter ones waste their space. */
  readonly idealLength?: { readonly least?: number; readonly most: number };
  /** The initial value in new entries, if different from the default. */
  readonly inNewEntries?: unknown;
  /** The day on which something was done. */
  readonly past?: boolean;
  /** The fields whose texts are true until this day; a `fallback` replaces the first, and the others disappear. */
  readonly lastDayOf?: readonly string[];
  /** Placeholders the site fills in, written `{name}` in the text. */
  readonly placeholders?: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** The text may contain prices from `pricing.yaml`, such as `{price:Name of a plan}`. */
  readonly prices?: boolean;
  /** A post's text may contain facts from `facts.yaml`, such as `{fact:its-id}`. */
  readonly facts?: boolean;
  /** Prose, in which the build sets quotes and dashes; `false` keeps it as typed. */
  readonly prose?: boolean;
  /** A list in which one entry may be written as a plain value, `author: first-last`. */
  readonly oneOrMore?: boolean;
  /** A URL to add once its page exists; until then its label leads nowhere. */
  readonly comesLater?: boolean;
  /** The text may contain links, written `[words](address)`. */
  readonly links?: boolean;
  /** No page shows it, and no query can select it: only the check, the search and what resolves the site read it. */
  readonly internal?: boolean;
  /** The GraphQL type, if not derived from the value's type and the field's place. */
  readonly graphql?: string;
  /** The fragment that selects it, if pages show only some of its fields. */
  readonly fragment?: string;
  /** Where pages show the picture; `picture-slots.ts` has the sizes. A picture without a slot is not in queries of sections. */
  readonly slot?: 'beside' | 'download' | 'drawing' | 'face' | 'portrait';
  /** Width and height in pixels that the layout needs. */
  readonly minWidth?: number;
  readonly minHeight?: number;
}

declare const NOT_TYPED: unique symbol;

declare module 'zod' {
  // Zod's own signature takes any key, and a misspelt one would switch its rule off: this key closes it.
  interface GlobalMeta {
    readonly [NOT_TYPED]: never;
  }
  interface ZodType<
    out Output = unknown,
    out Input = unknown,
    out Internals extends z.core.$ZodTypeInternals<Output, Input> = z.core.$ZodTypeInternals<Output, Input>,
  > {
    meta(data: FieldMeta): this;
  }
}
