import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plainList } from '../../theme/mixins';
import type { SectionFields } from '../../utils/section-fields';
import { ExternalLink } from '../ui/ExternalLink';
import { type Placement, Section } from '../ui/Section';

type FiguresSectionProps = SectionFields<'FiguresSection'> & Placement;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  ...plainList,
  '& > li': {
    display: 'grid',
    gap: 6,
    alignContent: 'start',
    paddingTop: 18,
    borderTop: `3px solid ${theme.vars.palette.secondary.light}`,
    breakInside: 'avoid',
  },
}));

/** Large numbers with their words and sources. */
export function FiguresSection({ figures, ...section }: FiguresSectionProps) {
  return (
    <Section {...section}>
      <List>
        {figures.map(({ number, label, source }) => (
          <li key={label}>
            <Typography variant="h1" component="p" sx={{ color: 'primary.main', fontVariantNumeric: 'lining-nums' }}>
              {number}
            </Typography>
            <p>{label}</p>
            {source && (
              <Typography variant="body2" color="textSecondary">
                <ExternalLink href={source.url}>{source.title}</ExternalLink>
              </Typography>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}
