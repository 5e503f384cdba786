import { styled } from '@mui/material/styles';
import { fillTemplate } from '../../utils/fill-template';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { CheckList } from '../ui/CheckList';
import { BookButton } from './BookButton';

/** Words that all plans of a page share. */
export type PricingWords = Omit<Queries.ProgrammeCopyFieldsFragment, 'pricing' | 'pricingNote'>;

interface PricingPlanProps {
  readonly plan: Queries.PricingPlanFieldsFragment;
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
      <Prices>
        <p>
          {words.listPriceLabel} <s>{texts.listPrice}</s> {billing}
        </p>
        <Now>
          <span>{words.priceLabel}</span> <strong>{texts.price}</strong>
        </Now>
        <Saving>{fillTemplate(words.savingLabel, { amount: texts.saving })}</Saving>
      </Prices>
      <Note>{paymentNote}</Note>
      <BookButton variant={mostPopular ? 'contained' : 'outlined'}>{`${words.planLabel} ${name}`}</BookButton>
      <Included>
        <h4>{words.includedLabel}</h4>
        <CheckList items={inclusions} />
      </Included>
    </Card>
  );
}
