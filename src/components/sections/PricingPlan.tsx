import { styled } from '@mui/material/styles';
import { fillTemplate } from '../../utils/fill-template';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { CheckList } from '../ui/CheckList';
import { Price } from '../ui/Price';
import { BookButton } from './BookButton';

/** Words that all plans of a page share. */
export type PricingWords = Omit<Queries.ProgrammeCopyFieldsFragment, 'pricing' | 'pricingNote'>;

interface PricingPlanProps {
  readonly plan: Queries.PlanFieldsFragment;
  readonly words: PricingWords;
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
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const Included = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h4': { ...theme.typography.body2, fontWeight: 650 },
}));

/** A plan as a card: name, price, button, what it includes. */
export function PricingPlan({ plan, words }: PricingPlanProps) {
  const { name, badge, mostPopular, paymentNote, inclusions, billing, texts } = plan;
  return (
    <Card component="li" variant={mostPopular ? 'marked' : 'outlined'}>
      <Head>
        <h3>{name}</h3>
        <Badges>
          {mostPopular && <Badge tone="strong">{words.popularLabel}</Badge>}
          {badge && <Badge tone="accent">{badge}</Badge>}
        </Badges>
      </Head>
      <Price
        listPriceLabel={words.listPriceLabel}
        listPrice={texts.listPrice}
        billing={billing}
        priceLabel={words.priceLabel}
        price={texts.price}
        saving={fillTemplate(words.savingLabel, { amount: texts.saving })}
      />
      <Note>{paymentNote}</Note>
      <BookButton variant={mostPopular ? 'contained' : 'outlined'}>{`${words.planLabel} ${name}`}</BookButton>
      <Included>
        <h4>{words.includedLabel}</h4>
        <CheckList items={inclusions} />
      </Included>
    </Card>
  );
}
