import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { checkedEntries } from './checked-files';

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FIGURE = `(\\d[\\d,]*|${NUMBER_WORDS.join('|')})`;

interface Claim {
  readonly name: string;
  readonly value: number;
  readonly patterns: readonly RegExp[];
}

/** A phrase as a pattern: any case, spaces or hyphens, and a figure for `{n}`. */
function patternOf(phrase: string): RegExp {
  const parts = phrase
    .split('{n}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+'));
  return new RegExp(`(?<![\\w.-])${parts.join(FIGURE)}(?!\\w)`, 'gi');
}

function claimsOf(files: ContentFiles): Claim[] {
  const claims = checkedEntries(files, 'Claim') ?? [];
  return claims.map(({ claim, value, phrases }) => {
    // A phrase without a figure is reported as such.
    const patterns = phrases.filter((phrase) => phrase.includes('{n}')).map(patternOf);
    return { name: claim, value, patterns };
  });
}

function toNumber(figure: string): number {
  const word = NUMBER_WORDS.indexOf(figure.toLowerCase());
  return word === -1 ? Number(figure.replaceAll(',', '')) : word;
}

function contradiction(text: string, claims: readonly Claim[]): { claim: Claim; found: string } | undefined {
  for (const claim of claims) {
    for (const pattern of claim.patterns) {
      for (const match of text.matchAll(pattern)) {
        if (toNumber(match[1] ?? '') !== claim.value) return { claim, found: match[0] };
      }
    }
  }
  return undefined;
}

/** Checks that all data files give the figures agreed in content/claims.yaml. */
export function checkClaims(files: ContentFiles): Problem[] {
  const claims = claimsOf(files);
  return files.texts.flatMap(({ file, value, place }) => {
    if (!('collection' in file) || file.collection.type === 'Claim') return [];
    const wrong = contradiction(value, claims);
    if (!wrong) return [];
    const details = { found: wrong.found, expected: String(wrong.claim.value) };
    const message = `This figure differs from the one in claims.yaml (${wrong.claim.name})`;
    return [problem('claim-contradicts', place(), message, details)];
  });
}
