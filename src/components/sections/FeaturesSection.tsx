import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SectionFields } from '../../utils/section-fields';
import { CardGrid } from '../ui/CardGrid';
import { CardLink } from '../ui/CardLink';
import { CheckList } from '../ui/CheckList';
import { Icon } from '../ui/Icon';
import { IconTile } from '../ui/IconTile';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

type FeaturesSectionProps = SectionFields<'FeaturesSection'> & Placement;

/** A grid whose first cell holds the heading, so that five cards leave no gap. */
const Board = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 'clamp(1rem, 0.7rem + 1.2vw, 1.75rem)',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** A heading and cards: reasons, pillars, offers. */
export function FeaturesSection(props: FeaturesSectionProps) {
  const { title, eyebrow, lead, cards, columns, badge, ...place } = props;
  const titleId = useId();
  const heading = (
    <SectionHeading id={titleId} title={title} eyebrow={eyebrow} lead={lead} flush={columns ? false : 'sm'}>
      {badge && <Chip size="small" color="primary" icon={<Icon name={badge.icon} size={20} />} label={badge.label} />}
    </SectionHeading>
  );
  const features = cards?.map(({ icon, title: name, description, details, link }) => (
    <Card component="li" key={name}>
      <CardContent>
        <IconTile name={icon} />
        <Typography variant="h3" sx={{ mt: 0.75 }}>
          {name}
        </Typography>
        <Typography color="textSecondary">{description}</Typography>
        {details && <CheckList items={details} dense />}
        {link && <CardLink to={link.href}>{link.label}</CardLink>}
      </CardContent>
    </Card>
  ));
  return (
    <Section {...place} labelledBy={titleId}>
      {columns ? (
        <>
          {heading}
          <CardGrid columns={columns} from={columns === 4 ? 'lg' : 'md'}>
            {features}
          </CardGrid>
        </>
      ) : (
        <Board>
          <Box sx={{ alignSelf: 'center' }}>{heading}</Box>
          <CardGrid sx={{ display: { sm: 'contents' } }}>{features}</CardGrid>
        </Board>
      )}
    </Section>
  );
}
