import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT } from '../../../theme/GlobalStyle';
import { GUTTER, RADIUS } from '../../../theme/measures';
import { letterId } from '../../../utils/letters';

interface LettersProps {
  readonly label: string;
  readonly letters: readonly string[];
}

const Row = styled('nav')(({ theme }) => ({
  // Below the header, on one line that scrolls where there is no room, so that the letters stay in reach.
  '@media screen and (min-height: 30em)': { position: 'sticky', top: HEADER_HEIGHT, zIndex: 1 },
  marginInline: `calc(-1 * ${GUTTER})`,
  backgroundColor: theme.vars.palette.background.default,
  '& ul': {
    display: 'flex',
    gap: 8,
    margin: 0,
    padding: `10px ${GUTTER}`,
    overflowX: 'auto',
    listStyleType: '""',
    scrollbarWidth: 'none',
  },
  '@media print': { display: 'none' },
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
