import { styled } from '@mui/material/styles';
import { RADIUS } from '../../../theme/measures';
import { letterId } from '../../../utils/letters';

interface LettersProps {
  readonly label: string;
  readonly letters: readonly string[];
}

const Row = styled('nav')(({ theme }) => ({
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyleType: '""' },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    minWidth: 44,
    minHeight: 44,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: RADIUS.pill,
    backgroundColor: theme.vars.palette.background.paper,
    fontWeight: 650,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars.palette.primary.main },
}));

/** The letters under which there are terms, as links to them. */
export function Letters({ label, letters }: LettersProps) {
  return (
    <Row aria-label={label}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </Row>
  );
}
