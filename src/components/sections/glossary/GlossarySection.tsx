import { styled } from '@mui/material/styles';
import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { compareNames, letterId, letterOf, lettersOf } from '../../../utils/letters';
import { Section } from '../../ui/Section';
import { type EntryTexts, GlossaryEntry, type ShownTerm } from './GlossaryEntry';
import { Letters } from './Letters';

interface GlossarySectionProps {
  readonly terms: readonly ShownTerm[];
  readonly texts: EntryTexts & { readonly letters: string };
}

const Group = styled('section')(({ theme }) => ({
  marginTop: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { ...theme.typography.h2, marginBottom: 8, color: theme.vars.palette.accentText.main },
}));

/** Every term under its letter, in alphabetical order. */
export const GlossarySection = withHydrationBoundary(function GlossarySection({ terms, texts }: GlossarySectionProps) {
  const sorted = terms.toSorted((a, b) => compareNames(a.term, b.term));
  const letters = lettersOf(terms.map(({ term }) => term));
  return (
    <Section>
      <Letters label={texts.letters} letters={letters} />
      {letters.map((letter) => (
        <Group key={letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)}>{letter}</h2>
          {sorted
            .filter(({ term }) => letterOf(term) === letter)
            .map((entry) => (
              <GlossaryEntry key={entry.anchor} entry={entry} texts={texts} />
            ))}
        </Group>
      ))}
    </Section>
  );
});
