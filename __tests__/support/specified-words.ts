import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A YAML file of the specified content, as passed to the component under test. */
export function specifiedWords<Words>(name: string): Words {
  return parse(readFileSync(`__tests__/fixtures/content/${name}.yaml`, 'utf8'));
}
