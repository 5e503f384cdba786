import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import { createElement } from 'react';
import { plainList } from '../theme/mixins';
import type { FoundPage } from './text-search';

interface OtherPagesProps {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly FoundPage[];
}

/** Fits the longest kind, a single word. */
const KIND_WIDTH = '5rem';

const Entry = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 16,
  paddingBlock: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-first]': { borderTop: 0 },
}));

/** After the title, so that titles and sentences share an edge; before it if there is room for a column. */
const Kind = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  order: 1,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { order: 0, width: KIND_WIDTH },
}));

const Title = styled(Link)({ fontWeight: 650 });

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  order: 2,
  flexBasis: '100%',
  // A maximum width would let it stand beside a short title.
  paddingInlineEnd: `max(0px, 100% - 46rem - ${KIND_WIDTH} - 16px)`,
  [theme.breakpoints.up('sm')]: {
    flexBasis: `calc(100% - ${KIND_WIDTH} - 16px)`,
    marginInlineStart: `calc(${KIND_WIDTH} + 16px)`,
  },
}));

const Mark = styled('mark')(({ theme }) => ({
  color: 'inherit',
  backgroundColor: theme.vars.palette.tile.main,
  fontWeight: 650,
}));

/** A sentence with every second part marked. */
function MarkedText({ parts }: { readonly parts: readonly string[] }) {
  const children = parts.map((part, index) => createElement(index % 2 === 1 ? Mark : 'span', null, part));
  return createElement(Sentence, null, ...children);
}

/** Other pages that a search found: links with their kind, and the matching sentence. */
export function OtherPages({ id, title, pages }: OtherPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={plainList}>
        {pages.map(({ kind, title: name, path, sentence }, index) => (
          <Entry key={path + name} data-first={index === 0 ? '' : undefined}>
            <Kind>{kind}</Kind>
            <Title to={path}>{name}</Title>
            {sentence.length > 0 && <MarkedText parts={sentence} />}
          </Entry>
        ))}
      </Box>
    </section>
  );
}
