import { styled } from '@mui/material/styles';
import { RADIUS } from '../../../theme/measures';
import { fillTemplate } from '../../../utils/fill-template';

/** A term as the page of the glossary shows it. */
export interface ShownTerm {
  readonly anchor: string;
  readonly term: string;
  readonly spellings: readonly string[];
  readonly full: string | null;
  readonly meaning: string;
  readonly example: string;
  /** The official page behind a rule. */
  readonly source: { readonly title: string; readonly url: string } | null;
}

/** The words around the entries. */
export interface EntryTexts {
  readonly example: string;
  readonly spellings: string;
  readonly source: string;
}

interface GlossaryEntryProps {
  readonly entry: ShownTerm;
  readonly texts: EntryTexts;
}

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '6px 48px',
  padding: '18px clamp(12px, 2vw, 20px)',
  marginInline: 'calc(-1 * clamp(12px, 2vw, 20px))',
  borderRadius: RADIUS.field,
  breakInside: 'avoid',
  '&:target': { backgroundColor: theme.vars.palette.wash.main },
  '& > div': { display: 'grid', gap: 6, alignContent: 'start' },
  '& h3': theme.typography.h3,
  '& dfn': { fontStyle: 'normal' },
  '& [data-small]': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr' },
}));

/** The name in full, where it says more than the term itself, and the other spellings. */
function namesOf({ term, full, spellings }: ShownTerm, template: string): string {
  const same = (name: string): boolean => name.toLowerCase() === full?.toLowerCase();
  const others = spellings.filter((name) => !same(name)).join(', ');
  const also = others && fillTemplate(template, { spellings: others });
  return [same(term) ? null : full, also].filter(Boolean).join(' · ');
}

/** One term with its meaning and an example. */
export function GlossaryEntry({ entry, texts }: GlossaryEntryProps) {
  const names = namesOf(entry, texts.spellings);
  return (
    <Entry id={entry.anchor}>
      <div>
        <h3>
          <dfn>{entry.term}</dfn>
        </h3>
        {names && <p data-small>{names}</p>}
      </div>
      <div>
        <p>{entry.meaning}</p>
        <p data-small>
          {texts.example} <q>{entry.example}</q>
        </p>
        {entry.source && (
          <p data-small>
            {texts.source} <a href={entry.source.url}>{entry.source.title}</a>
          </p>
        )}
      </div>
    </Entry>
  );
}
