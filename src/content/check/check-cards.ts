import type { ContentFiles } from '../read/content-files';
import { type Finding, finding, startOf } from '../read/finding';
import type { Site } from '../resolve/site';

/** What a card shows in place of words that it cannot draw. */
const INSTEAD = {
  title: 'the card shows the name of the brand instead',
  label: 'the card leaves these words out',
  brand: 'the card shows the address of the site instead',
} as const;

/** Files with words of the cards of several pages. */
const SHARED: readonly string[] = ['site', 'categories', 'copy/blog'].map((name) => `content/${name}.yaml`);

/** Reports text that a social card cannot draw: its fonts have Latin letters only. */
export function checkCards({ texts }: ContentFiles, { cards }: Site): Finding[] {
  const shared = texts.filter(({ file }) => SHARED.includes(file.file));
  const found = cards.flatMap(({ file, ...card }) =>
    (['label', 'title', 'brand'] as const).flatMap((role): Finding[] => {
      const { words = '', text, lacking = '' } = card[role] ?? {};
      // Nobody misses zero-width characters.
      const missed = [...new Set(lacking.replace(/[\p{Cf}\p{M}]/gu, ''))];
      if (missed.length === 0) return [];
      const own = texts.filter((each) => each.file.file === file);
      const fields = [...(role === 'title' ? [own, shared] : [shared, own])]
        .flat()
        .filter(({ value }) => missed.some((character) => value.includes(character)));
      // A fact or a typographic sign may have changed the words.
      const { location, value } = fields.find((each) => words.includes(each.value)) ?? fields[0] ?? {};
      const instead = text === undefined ? INSTEAD[role] : 'the card leaves it out';
      const message = `The preview card draws Latin letters only, not "${missed.join('')}"; ${instead}`;
      return [finding('card-letters', location?.() ?? startOf(file), message, { found: value ?? words })];
    }),
  );
  return found.filter(
    (each, index) => found.findIndex(({ file, line }) => file === each.file && line === each.line) === index,
  );
}
