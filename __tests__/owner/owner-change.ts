import type { Document, YAMLMap, YAMLSeq } from 'yaml';
import type { OwnerContent } from './owner-content';

/** One thing that an owner does to the content. */
export interface OwnerChange {
  readonly name: string;
  readonly apply: (content: OwnerContent) => void;
  /** Texts that no published file may hold afterwards. */
  readonly gone?: readonly string[];
  /** Texts that a published page must hold afterwards. */
  readonly shown?: readonly string[];
}

/** Sets one field of a YAML file. */
export const set = (file: string, at: readonly (string | number)[], value: unknown) => (content: OwnerContent) =>
  content.yaml(file, (document) => document.setIn(at, value));

/** The entry of a list whose field has a value. */
export function entry(document: Document, field: string, value: string, list: readonly string[] = []): YAMLMap {
  const entries = (list.length > 0 ? document.getIn(list) : document.contents) as YAMLSeq<YAMLMap>;
  const found = entries.items.find((item) => item.get(field) === value);
  if (!found) throw new Error(`No entry has ${field}: ${value}.`);
  return found;
}

/** Adds an entry to a list; without a path, to the file that is a list itself. */
export const add = (document: Document, value: unknown, list: readonly string[] = []) =>
  list.length > 0 ? document.addIn(list, document.createNode(value)) : document.add(document.createNode(value));
