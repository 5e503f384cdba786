import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { Card } from '../ui/Card';
import { CardGrid } from '../ui/CardGrid';
import { CheckList } from '../ui/CheckList';
import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Unbroken } from '../ui/Unbroken';
import { BookButton } from './BookButton';
import { bandOf, type PlacedSection } from './placed-section';

type PricesSectionProps = Queries.PricesSectionFieldsFragment & PlacedSection;
type PriceWords = Pick<PricesSectionProps, 'listPriceLabel' | 'priceLabel' | 'words'>;

interface PricingPlanProps {
  readonly plan: Queries.PricingPlanFieldsFragment;
  readonly labels: PriceWords;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 12px',
  '& h3': theme.typography.h3,
}));
const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const PaymentNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
const Prices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
}));

const Now = styled('p')(({ theme }) => ({
  display: 'grid',
  marginTop: 10,
  '& strong': {
    ...theme.typography.h2,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontSize: 'clamp(2.5rem, 2.2rem + 1.2vw, 3.25rem)',
    lineHeight: 1.1,
    color: theme.vars.palette.text.primary,
  },
}));

const Saving = styled('p')(({ theme }) => ({ color: theme.vars.palette.accentText.main, fontWeight: 600 }));

const Included = styled('div')(({ theme }) => ({
  ...stack(12),
  alignContent: 'start',
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h4': { ...theme.typography.body2, fontWeight: 650 },
}));

/** A plan as a card: name, price, button, what it includes. */
function PricingPlan({ plan, labels }: PricingPlanProps) {
  const { words } = labels;
  const { name, badge, mostPopular, paymentNote, inclusions, billing, texts } = plan;
  return (
    <Card component="li" variant={mostPopular ? 'marked' : 'outlined'}>
      <Head>
        <h3>{name}</h3>
        <Badges>
          {mostPopular && <Chip size="small" color="primary" label={words.popular} />}
          {badge && <Chip size="small" color="secondary" label={badge} />}
        </Badges>
      </Head>
      <Prices>
        <p>
          {labels.listPriceLabel} <s>{texts.listPrice}</s> {billing}
        </p>
        <Now>
          <span>{labels.priceLabel}</span> <strong>{texts.price}</strong>
        </Now>
        <Saving>{fillTemplate(words.saving, { amount: texts.saving })}</Saving>
      </Prices>
      <PaymentNote>{paymentNote}</PaymentNote>
      <BookButton variant={mostPopular ? 'contained' : 'outlined'}>{`${words.plan} ${name}`}</BookButton>
      <Included>
        <h4>{words.includes}</h4>
        <CheckList items={inclusions} />
      </Included>
    </Card>
  );
}

/** Rows of a card: head, price, note, button, inclusions. They are at the same height in all cards. */
const ROWS = 5;

const Plans = styled(CardGrid)(({ theme, columns }) => ({
  // Three do not fit side by side on a tablet: there each card is horizontal.
  [theme.breakpoints.between('sm', 'md')]: columns === 3 && {
    gridTemplateColumns: '1fr',
    '& > li > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 40 },
    '& > li > div > :last-child': { gridColumn: 2, gridRow: '1 / span 4', paddingTop: 0, border: 0 },
  },
  [theme.breakpoints.up(columns === 3 ? 'md' : 'sm')]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${ROWS - 1}, auto) 1fr`,
    '& > li, & > li > div': {
      display: 'grid',
      gridRow: `span ${ROWS}`,
      gridTemplateRows: 'subgrid',
    },
  },
}));

/** One or two plans leave room for the heading beside them. */
const Frame = styled('div')(({ theme }) => ({
  '&[data-plans="1"] > ul': { gridTemplateColumns: 'minmax(0, 32rem)' },
  [theme.breakpoints.up('lg')]: {
    '&:is([data-plans="1"], [data-plans="2"])': {
      display: 'grid',
      gridTemplateColumns: '1fr 2.2fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(2rem, 4vw, 4rem)',
    },
    '&[data-plans="1"]': { gridTemplateColumns: '1fr 1fr' },
    '&:is([data-plans="1"], [data-plans="2"]) > :first-of-type': { marginBottom: 0 },
    '&:is([data-plans="1"], [data-plans="2"]) > ul': { gridRow: 'span 2', gridColumn: 2 },
  },
}));

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'start',
  marginTop: 28,
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', color: theme.vars.palette.primary.main },
}));

/** Two and four plans fill rows of two, any other number rows of three. */
const columnsFor = (plans: number): 2 | 3 => (plans === 2 || plans === 4 ? 2 : 3);

/** The plans of a service side by side. */
export const PricesSection = withHydrationBoundary(function PricesSection(section: PricesSectionProps) {
  const { title, eyebrow, lead, note, service, ...place } = section;
  const { plans } = service;
  const id = useId();
  const { language } = useSiteSettings();
  const currency = new Intl.ListFormat(language).format(new Set(plans.map(({ texts }) => texts.currency)));
  return (
    <Section {...bandOf(place)} labelledBy={id}>
      <Frame data-plans={plans.length}>
        <SectionHeading id={id} title={title} eyebrow={eyebrow} lead={lead && fillTemplate(lead, { currency })} />
        <Plans columns={columnsFor(plans.length)}>
          {plans.map((plan) => (
            <PricingPlan key={plan.name} plan={plan} labels={place} />
          ))}
        </Plans>
        {note && (
          <Note>
            <Icon name="shield" />
            <span>
              <Unbroken text={note} />
            </span>
          </Note>
        )}
      </Frame>
    </Section>
  );
});

export const pricesSectionFragment = graphql`
  fragment PricesSectionData on PricesSection {
    words {
      saving
      popular
      plan
      includes
    }
    service {
      slug
      title
      plans {
        ...PricingPlanFields
      }
    }
  }
`;
