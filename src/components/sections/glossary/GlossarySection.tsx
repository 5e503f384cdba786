import { styled } from '@mui/material/styles';
import { useDeferredValue, useState } from 'react';
import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { fillTemplate } from '../../../utils/fill-template';
import { compareNames, letterId, letterOf, lettersOf } from '../../../utils/letters';
import { straight } from '../../../utils/straight';
import { Section } from '../../ui/Section';
import { type EntryTexts, GlossaryEntry, type ShownTerm } from './GlossaryEntry';
import { Letters } from './Letters';
import { TermFilter } from './TermFilter';

interface GlossarySectionProps {
  readonly terms: readonly ShownTerm[];
  readonly texts: EntryTexts & {
    readonly letters: string;
    readonly finder: { readonly label: string; readonly found: string; readonly none: string };
  };
}

const Group = styled('section')(({ theme }) => ({
  marginTop: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { ...theme.typography.h2, marginBottom: 8, color: theme.vars.palette.accentText.main },
}));

/** As texts are compared: in lower case, with straight quotes. */
const plain = (text: string): string => straight(text).trim().toLowerCase();

/** Whether a term, one of its other names or what it means has these letters. */
function has({ term, spellings, full, meaning }: ShownTerm, wanted: string): boolean {
  return [term, ...spellings, full ?? '', meaning].some((text) => plain(text).includes(wanted));
}

/** Every term under its letter, in alphabetical order, or those that the visitor looks for. */
export const GlossarySection = withHydrationBoundary(function GlossarySection({ terms, texts }: GlossarySectionProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(plain(search));
  const shown = terms.filter((term) => has(term, wanted)).toSorted((a, b) => compareNames(a.term, b.term));
  const letters = lettersOf(shown.map(({ term }) => term));
  const { label, found, none } = texts.finder;
  const status = shown.length > 0 ? fillTemplate(found, { count: shown.length }) : none;
  return (
    <Section space="low">
      <TermFilter label={label} status={wanted && status} onChange={setSearch} />
      <Letters label={texts.letters} letters={letters} />
      {letters.map((letter) => (
        <Group key={letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)}>{letter}</h2>
          {shown
            .filter(({ term }) => letterOf(term) === letter)
            .map((entry) => (
              <GlossaryEntry key={entry.anchor} entry={entry} texts={texts} />
            ))}
        </Group>
      ))}
    </Section>
  );
});
