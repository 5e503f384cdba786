import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Fragment, useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Card } from '../ui/Card';
import { CardGrid } from '../ui/CardGrid';
import { CardLink } from '../ui/CardLink';
import { CheckList } from '../ui/CheckList';
import { Icon } from '../ui/Icon';
import { IconTile } from '../ui/IconTile';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { bandOf, type PlacedSection } from './placed-section';

type FeaturesSectionProps = Queries.FeaturesSectionFieldsFragment & PlacedSection;

/** A grid whose first place the heading takes, so that five cards leave no gap. */
const Board = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 'clamp(1rem, 0.7rem + 1.2vw, 1.75rem)',
    '& > ul': { display: 'contents' },
    '& > :first-of-type': { alignSelf: 'center', margin: 0 },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, marginTop: 6 }));
const Text = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** A heading and cards: reasons, pillars, offers. */
export const FeaturesSection = withHydrationBoundary(function FeaturesSection(props: FeaturesSectionProps) {
  const { title, eyebrow, lead, cards, columns, badge, ...place } = props;
  const titleId = useId();
  const Frame = columns ? Fragment : Board;
  return (
    <Section {...bandOf(place)} labelledBy={titleId}>
      <Frame>
        <SectionHeading id={titleId} title={title} eyebrow={eyebrow} lead={lead}>
          {badge && (
            <Chip size="small" color="primary" icon={<Icon name={badge.icon} size={20} />} label={badge.label} />
          )}
        </SectionHeading>
        <CardGrid columns={columns ?? undefined} from={columns === 4 ? 'lg' : 'md'}>
          {cards?.map(({ icon, title: name, description, details, link }) => (
            <Card component="li" key={name}>
              <IconTile name={icon} />
              <Title>{name}</Title>
              <Text>{description}</Text>
              {details && <CheckList items={details} dense />}
              {link && <CardLink to={link.href}>{link.label}</CardLink>}
            </Card>
          ))}
        </CardGrid>
      </Frame>
    </Section>
  );
});
