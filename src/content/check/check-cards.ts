import type { ContentFiles } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import type { Site } from '../resolve/site';

/** What a card shows in place of words that it cannot draw. */
const INSTEAD = {
  title: 'the card shows the name of the brand instead',
  label: 'the card leaves these words out',
  brand: 'the card shows the address of the site instead',
} as const;

/** Reports text that a social card cannot draw: its fonts have Latin letters only. */
export function checkCards(_files: ContentFiles, { cards }: Site): Finding[] {
  const seen = new Set<string>();
  return cards.flatMap((card) =>
    (['label', 'title', 'brand'] as const).flatMap((role) => {
      const { text, lacking = '', fields = [] } = card[role] ?? {};
      // Nobody misses zero-width characters.
      const missed = [...new Set(lacking.replace(/[\p{Cf}\p{M}]/gu, ''))];
      const isIn = (value: string): boolean => missed.some((character) => value.includes(character));
      const field = fields.find(({ value }) => isIn(value)) ?? fields[0];
      if (missed.length === 0 || !field) return [];
      const location = field.location();
      const place = `${location.file} ${location.line} ${location.column}`;
      if (seen.has(place)) return [];
      seen.add(place);
      const instead = text === undefined ? INSTEAD[role] : 'the card leaves it out';
      const message = `The preview card draws Latin letters only, not "${missed.join('')}"; ${instead}`;
      return [finding('card-letters', location, message, { found: field.value })];
    }),
  );
}
