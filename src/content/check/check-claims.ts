import type { ContentFiles } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import { entriesOf } from './checked-files';

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FIGURE = `(\\d[\\d,]*|${NUMBER_WORDS.join('|')})`;

/** A phrase as a pattern: any case, spaces or hyphens, and a figure for `{n}`. */
function patternOf(phrase: string): RegExp {
  const parts = phrase
    .split('{n}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+'));
  return new RegExp(`(?<![\\w.-])${parts.join(FIGURE)}(?!\\w)`, 'gi');
}

function toNumber(figure: string): number {
  const word = NUMBER_WORDS.indexOf(figure.toLowerCase());
  return word === -1 ? Number(figure.replaceAll(',', '')) : word;
}

/** Checks that all data files give the figures agreed in content/claims.yaml. */
export function checkClaims(files: ContentFiles): Finding[] {
  // A phrase without a figure is reported as such.
  const claims = entriesOf(files, 'Claim').flatMap(({ phrases, ...claim }) =>
    phrases.filter((phrase) => phrase.includes('{n}')).map((phrase) => ({ ...claim, pattern: patternOf(phrase) })),
  );
  return files.texts.flatMap(({ file, value: text, location }) => {
    if (!('collection' in file) || file.collection.type === 'Claim') return [];
    const wrong = claims.flatMap(({ claim, value, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(([, figure = '']) => toNumber(figure) !== value)
        .map(([found]) => ({ claim, details: { found, expected: String(value) } })),
    );
    return wrong.slice(0, 1).map(({ claim, details }) => {
      const message = `This figure differs from the one in claims.yaml (${claim})`;
      return finding('claim-contradicts', location(), message, details);
    });
  });
}
