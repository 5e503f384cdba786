// Guards what is read from person specifications as nurses paste them.
import { readSpecification } from '../../../src/planners/application/specification';
import { PASTED_TEXTS } from './pasted-texts';

const MARK = /\{([ED?#-]):?([^}]*)\}/g;
const wide = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The pasted text, and what is to be read in it. */
function marked(text: string) {
  let group = '';
  const criteria = [...text.matchAll(MARK)].flatMap(([, kind = '', words = '']) => {
    if (kind === '#') group = wide(words);
    return kind === '#' || kind === '-' ? [] : [`${kind} ${group}: ${wide(words).replaceAll('""', '"')}`];
  });
  return { pasted: text.replace(MARK, '$2'), criteria };
}

test.each(Object.entries(PASTED_TEXTS))('criteria, headings and weights of %s', (_form, text) => {
  const { pasted, criteria } = marked(text);
  const read = readSpecification(pasted).criteria;
  const withGroup = !text.includes('{-');
  expect(
    read.map((c) => `${{ essential: 'E', desirable: 'D', '': '?' }[c.weight]} ${withGroup ? c.group : ''}: ${c.text}`),
  ).toEqual(criteria);
});
