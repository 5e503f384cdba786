import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { HEADER_HEIGHT } from '../../theme/measures';
import { plainList } from '../../theme/mixins';
import { Accordion } from '../ui/Accordion';

interface ArticleContentsProps {
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

const ON_SCREEN = { '@media print': { display: 'none' } } as const;

const Fold = styled(Accordion)(({ theme }) => ({
  marginBottom: 28,
  [theme.breakpoints.up('lg')]: { display: 'none' },
  ...ON_SCREEN,
}));

const Column = styled('nav')(({ theme }) => ({
  display: 'none',
  position: 'sticky',
  top: `calc(${HEADER_HEIGHT} + 32px)`,
  maxHeight: `calc(100vh - ${HEADER_HEIGHT} - 56px)`,
  overflowY: 'auto',
  ...theme.typography.body2,
  [theme.breakpoints.up('lg')]: { display: 'block' },
  ...ON_SCREEN,
}));

const List = styled('ol')({ display: 'grid', gap: 2, ...plainList });

const FoldedList = styled(List)({ padding: '0 18px 14px' });

/** The browser marks the link of the part being read. */
const ColumnList = styled(List)(({ theme }) => ({
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  scrollTargetGroup: 'auto',
}));

const FoldedLink = styled('a')({
  display: 'block',
  paddingBlock: 7,
  textDecoration: 'none',
  lineHeight: 1.35,
  '&:hover': { textDecoration: 'underline' },
});

const ColumnLink = styled(FoldedLink)(({ theme }) => ({
  marginInlineStart: -1,
  paddingInlineStart: 16,
  borderInlineStart: '2px solid transparent',
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:target-current': {
    borderColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.text.primary,
    fontWeight: 650,
  },
}));

/** The table of contents: beside the text on wide screens, folded above it on phones. */
export function ArticleContents({ title, headings }: ArticleContentsProps) {
  const entries = (Entry: typeof FoldedLink) =>
    headings.map(({ id, text }) => (
      <li key={id}>
        <Entry href={`#${id}`}>{text}</Entry>
      </li>
    ));
  return (
    <>
      <Fold title={title}>
        <FoldedList>{entries(FoldedLink)}</FoldedList>
      </Fold>
      <Column aria-label={title}>
        <Typography variant="overline" component="h2" color="textSecondary" sx={{ mb: 1.25 }}>
          {title}
        </Typography>
        <ColumnList>{entries(ColumnLink)}</ColumnList>
      </Column>
    </>
  );
}
