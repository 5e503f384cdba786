import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT } from '../../../theme/measures';
import { plainList } from '../../../theme/mixins';
import { Accordion } from '../../ui/Accordion';

interface ArticleContentsProps {
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

const list = {
  '& ol': { display: 'grid', gap: 2, ...plainList },
  '& a': { display: 'block', paddingBlock: 7, textDecoration: 'none', lineHeight: 1.35 },
  '& a:hover': { textDecoration: 'underline' },
  '@media print': { display: 'none' },
} as const;

const Fold = styled(Accordion)(({ theme }) => ({
  ...list,
  marginBottom: 28,
  '& ol': { ...list['& ol'], padding: '0 18px 14px' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Column = styled('nav')(({ theme }) => ({
  ...list,
  display: 'none',
  position: 'sticky',
  top: HEADER_HEIGHT + 32,
  maxHeight: `calc(100vh - ${HEADER_HEIGHT + 32 + 24}px)`,
  overflowY: 'auto',
  ...theme.typography.body2,
  '& h2': { ...theme.typography.overline, marginBottom: 10, color: theme.vars.palette.text.secondary },
  '& ol': { ...list['& ol'], borderInlineStart: `1px solid ${theme.vars.palette.divider}`, scrollTargetGroup: 'auto' },
  '& a': {
    ...list['& a'],
    marginInlineStart: -1,
    paddingInlineStart: 16,
    borderInlineStart: '2px solid transparent',
    color: theme.vars.palette.text.secondary,
    textWrap: 'balance',
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& a:target-current': {
    borderColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.text.primary,
    fontWeight: 650,
  },
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

/** The table of contents: beside the text on wide screens, folded above it on phones. */
export function ArticleContents({ title, headings }: ArticleContentsProps) {
  const links = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <Fold>
        <summary>{title}</summary>
        {links}
      </Fold>
      <Column aria-label={title}>
        <h2>{title}</h2>
        {links}
      </Column>
    </>
  );
}
