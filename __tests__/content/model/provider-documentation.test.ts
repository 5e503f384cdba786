// Guards that each form provider is documented.
import { readFileSync } from 'node:fs';
import { siteSettings } from '../../../src/content/model/site';
import { fieldsOf } from '../../../src/content/read/schema-fields';
import { PROVIDERS } from '../../../src/forms/providers';

const GUIDE = readFileSync('docs/forms.md', 'utf8');

/** The rows of the table below a heading: the provider, and the settings named before the colon. */
function tableOf(heading: string): { provider: string; needs: string[] }[] {
  const section = GUIDE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const codes = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  const rows = section.split('\n').filter((line) => /^\| `(?!provider`)/.test(line));
  return rows.map((row) => {
    const [, name, needs] = row.split('|');
    return { provider: codes(name).join(), needs: codes(needs?.split(':')[0]) };
  });
}

test.each([
  ['contact', 'Contact form'],
  ['newsletter', 'Newsletter'],
] as const)('every provider of the %s is documented and allowed in the settings', (form, heading) => {
  const offered = Object.entries(PROVIDERS[form]).map(([provider, entry]) => ({
    provider,
    needs: [...(entry?.needs ?? [])],
  }));
  expect(tableOf(heading)).toEqual(offered);
  const { forms } = fieldsOf(siteSettings).properties ?? {};
  expect(forms?.properties?.[form]?.properties?.provider?.enum).toEqual(offered.map(({ provider }) => provider));
});
