import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode, useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Card } from '../ui/Card';
import { CardGrid } from '../ui/CardGrid';
import { CardLink } from '../ui/CardLink';
import { CheckList } from '../ui/CheckList';
import { IconTile } from '../ui/IconTile';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface Feature {
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  /** Bullets under the description. */
  readonly details?: readonly string[];
  /** Where the card leads. */
  readonly link?: { readonly to: string; readonly label: string };
}

interface FeatureSectionProps extends Queries.HeadingFieldsFragment {
  readonly features: readonly Feature[];
  /** Cards side by side on wide screens; left out, the heading takes the first place of a grid of three columns. */
  readonly columns?: 2 | 4;
  readonly tone?: 'plain' | 'wash';
  /** The anchor that links lead to. */
  readonly id?: string;
  /** What follows the lead. */
  readonly children?: ReactNode;
}

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
export const FeatureSection = withHydrationBoundary(function FeatureSection(props: FeatureSectionProps) {
  const { title, eyebrow, lead, features, columns, tone = 'plain', id, children } = props;
  const titleId = useId();
  const Frame = columns ? Fragment : Board;
  return (
    <Section id={id} tone={tone} labelledBy={titleId}>
      <Frame>
        <SectionHeading id={titleId} title={title} eyebrow={eyebrow} lead={lead}>
          {children}
        </SectionHeading>
        <CardGrid columns={columns} from={columns === 4 ? 'lg' : 'md'}>
          {features.map(({ icon, title: name, description, details, link }) => (
            <Card component="li" key={name}>
              <IconTile name={icon} />
              <Title>{name}</Title>
              <Text>{description}</Text>
              {details && <CheckList items={details} dense />}
              {link && <CardLink to={link.to}>{link.label}</CardLink>}
            </Card>
          ))}
        </CardGrid>
      </Frame>
    </Section>
  );
});
