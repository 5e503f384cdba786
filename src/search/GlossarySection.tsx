import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useEntered } from '../../plugins/gatsby-plugin-deferred-hydration/index';
import { Section } from '../components/ui/Section';
import { GUTTER, HEADER_HEIGHT, RADIUS } from '../theme/measures';
import { plainList } from '../theme/mixins';
import { fillTemplate } from '../utils/fill-template';
import { compareNames, letterId, letterOf, lettersOf } from '../utils/letters';
import { useDebouncedValue } from './use-debounced-value';
import { contains, plainText } from './words';

type Term = Queries.GlossaryTermFieldsFragment;
type Texts = Pick<Queries.GlossaryCopyFieldsFragment, 'example' | 'spellings' | 'source' | 'letters' | 'finder'>;

interface GlossaryEntryProps {
  readonly entry: Term;
  readonly texts: Texts;
}

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '6px 48px',
  padding: '18px clamp(12px, 2vw, 20px)',
  marginInline: 'calc(-1 * clamp(12px, 2vw, 20px))',
  borderRadius: RADIUS.field,
  breakInside: 'avoid',
  '&:target': { backgroundColor: theme.vars.palette.wash.main },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr' },
}));

const TermName = styled('dfn')({ fontStyle: 'normal' });
const Small = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** The full name, if it adds to the term, and alternative spellings. */
function namesOf({ term, full, spellings }: Term, template: string): string {
  const same = (name: string): boolean => name.toLowerCase() === full?.toLowerCase();
  const others = spellings.filter((name) => !same(name)).join(', ');
  const also = others && fillTemplate(template, { spellings: others });
  return [same(term) ? null : full, also].filter(Boolean).join(' · ');
}

function GlossaryEntry({ entry, texts }: GlossaryEntryProps) {
  const names = namesOf(entry, texts.spellings);
  return (
    <Entry id={entry.anchor}>
      <Stack spacing={0.75}>
        <Typography variant="h3">
          <TermName>{entry.term}</TermName>
        </Typography>
        {names && <Small>{names}</Small>}
      </Stack>
      <Stack spacing={0.75}>
        <p>{entry.meaning}</p>
        <Small>
          {texts.example} <q>{entry.example}</q>
        </Small>
        {entry.source && (
          <Small>
            {texts.source} <a href={entry.source.url}>{entry.source.title}</a>
          </Small>
        )}
      </Stack>
    </Entry>
  );
}

interface GlossarySectionProps {
  readonly terms: readonly Term[];
  readonly texts: Texts;
}

const Filter = styled('div')({
  display: 'grid',
  gap: 6,
  maxWidth: '26rem',
  marginBottom: 16,
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

const Letters = styled('nav')(({ theme }) => ({
  // Sticks below the header, on one line that scrolls if necessary, so that the letters stay in reach.
  '@media screen and (min-height: 30em)': { position: 'sticky', top: HEADER_HEIGHT, zIndex: 1 },
  marginInline: `calc(-1 * ${GUTTER})`,
  backgroundColor: theme.vars.palette.background.default,
  '@media print': { display: 'none' },
}));

const LetterList = styled('ul')({
  display: 'flex',
  gap: 8,
  ...plainList,
  padding: `10px ${GUTTER}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const Letter = styled('a')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  minWidth: 44,
  minHeight: 44,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.pill,
  backgroundColor: theme.vars.palette.background.paper,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

const Group = styled('section')(({ theme }) => ({
  marginTop: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Milliseconds without a change before the count is announced. */
const QUIET = 300;

/** Whether a term, one of its other names or its meaning contains the search text. */
function has({ term, spellings, full, meaning }: Term, wanted: string): boolean {
  return [term, ...spellings, full ?? '', meaning].some((text) => contains(text, wanted));
}

/** All terms by letter, or those that match the visitor's search. */
export function GlossarySection({ terms, texts }: GlossarySectionProps) {
  const fieldId = useId();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEntered(field, ({ value }) => setSearch(value), search);
  const wanted = useDeferredValue(plainText(search));
  const shown = terms.filter((term) => has(term, wanted)).toSorted((a, b) => compareNames(a.term, b.term));
  const letters = lettersOf(shown.map(({ term }) => term));
  const { label, found, none } = texts.finder;
  const count = shown.length > 0 ? fillTemplate(found, { count: shown.length }) : none;
  const status = useDebouncedValue(
    useMemo(() => ({ wanted, count }), [wanted, count]),
    QUIET,
  );
  return (
    <Section space="low">
      <Filter>
        <FormLabel htmlFor={fieldId} sx={{ fontWeight: 650, lineHeight: 'inherit' }}>
          {label}
        </FormLabel>
        <OutlinedInput
          id={fieldId}
          type="search"
          autoComplete="off"
          inputRef={field}
          slotProps={{ input: { enterKeyHint: 'search' } }}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Small role="status" sx={{ minHeight: '1.55em' }}>
          {/* Keyed, so that the same count is announced again for another search. */}
          {status.wanted && <span key={status.wanted}>{status.count}</span>}
        </Small>
      </Filter>
      <Letters aria-label={texts.letters}>
        <LetterList>
          {letters.map((letter) => (
            <li key={letter}>
              <Letter href={`#${letterId(letter)}`}>{letter}</Letter>
            </li>
          ))}
        </LetterList>
      </Letters>
      {letters.map((letter) => (
        <Group key={letter} aria-labelledby={letterId(letter)}>
          <Typography variant="h2" id={letterId(letter)} sx={{ mb: 1, color: 'accentText.main' }}>
            {letter}
          </Typography>
          {shown
            .filter(({ term }) => letterOf(term) === letter)
            .map((entry) => (
              <GlossaryEntry key={entry.anchor} entry={entry} texts={texts} />
            ))}
        </Group>
      ))}
    </Section>
  );
}
