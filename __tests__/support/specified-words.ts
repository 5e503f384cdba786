import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a YAML file of the specified content says, as the component under test is given it. */
export function specifiedWords<Words>(name: string): Words {
  return parse(readFileSync(`__tests__/fixtures/content/${name}.yaml`, 'utf8'));
}
