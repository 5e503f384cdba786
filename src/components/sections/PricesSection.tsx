import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInterfaceText, useSiteSettings } from '../../hooks/use-site-settings';
import { counted } from '../../statistics/count';
import { stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import type { SectionFields } from '../../utils/section-fields';
import { BookButton } from '../layout/BookButton';
import { NewTabButton } from '../layout/NewTabButton';
import { CardGrid, columnsFor } from '../ui/CardGrid';
import { CheckList } from '../ui/CheckList';
import { Icon } from '../ui/Icon';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Unbroken } from '../ui/Unbroken';

type PricesSectionProps = SectionFields<'PricesSection'> & Placement;
type PriceLabels = Pick<PricesSectionProps, 'listPriceLabel' | 'priceLabel'>;

interface PricingPlanProps {
  readonly plan: Queries.PricingPlanFieldsFragment;
  readonly labels: PriceLabels;
  /** Plans side by side on wide screens. */
  readonly columns: 2 | 3;
}

const Now = styled('p')({ display: 'grid', marginTop: 10 });

const Included = styled('div')(({ theme }) => ({
  ...stack(12),
  alignContent: 'start',
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Saving = styled('p')(({ theme }) => ({ color: theme.vars.palette.accentText.main, fontWeight: 600 }));

const PRICES = {
  display: 'grid',
  gap: '2px',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: 'text.secondary',
} as const;

/** A card's rows: head, price, note, button, inclusions. They align across cards. */
const ROWS = 5;
const ROW = { display: 'grid', gridRow: `span ${ROWS}`, gridTemplateRows: 'subgrid' };
const ROWS_ABOVE = `repeat(${ROWS - 1}, auto) 1fr`;

/** Three don't fit side by side on a tablet, so cards there are horizontal. */
const horizontal = (style: CSSObject) => (theme: Theme) => ({ [theme.breakpoints.between('sm', 'md')]: style });

/** A plan as a card: name, price, button, inclusions. */
function PricingPlan({ plan, labels, columns }: PricingPlanProps) {
  const { prices: words } = useInterfaceText();
  const { name, badge, mostPopular, paymentNote, inclusions, billing, texts, payLink } = plan;
  const rows = (theme: Theme) => ({ [theme.breakpoints.up(columns === 3 ? 'md' : 'sm')]: ROW });
  const isHorizontal = columns === 3;
  return (
    <Card component="li" variant={mostPopular ? 'marked' : 'outlined'} sx={rows}>
      <CardContent
        sx={[rows, isHorizontal && horizontal({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '40px' })]}
      >
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '10px 12px' }}
        >
          <Typography variant="h3">{name}</Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {mostPopular && <Chip size="small" color="primary" label={words.popular} />}
            {badge && <Chip size="small" color="secondary" label={badge} />}
          </Stack>
        </Stack>
        <Box sx={PRICES}>
          <p>
            {labels.listPriceLabel} <s>{texts.listPrice}</s> {billing}
          </p>
          <Now>
            <span>{labels.priceLabel}</span>{' '}
            <Typography
              variant="h2"
              component="strong"
              sx={{ color: 'text.primary', fontSize: 'clamp(2.5rem, 2.2rem + 1.2vw, 3.25rem)', lineHeight: 1.1 }}
            >
              {texts.price}
            </Typography>
          </Now>
          <Saving>{fillTemplate(words.saving, { amount: texts.saving })}</Saving>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {paymentNote}
        </Typography>
        <Stack spacing={1.25}>
          <BookButton variant={mostPopular ? 'contained' : 'outlined'}>{`${words.plan} ${name}`}</BookButton>
          {payLink && (
            <NewTabButton
              href={payLink.url}
              variant="outlined"
              about={`${name}, ${texts.price}`}
              {...counted('Payment link', { plan: name })}
            >
              {payLink.label}
            </NewTabButton>
          )}
        </Stack>
        <Included
          sx={
            isHorizontal
              ? horizontal({ gridColumn: 2, gridRow: `1 / span ${ROWS - 1}`, paddingTop: 0, border: 0 })
              : undefined
          }
        >
          <Typography variant="body2" component="h4" sx={{ fontWeight: 650 }}>
            {words.includes}
          </Typography>
          <CheckList items={inclusions} />
        </Included>
      </CardContent>
    </Card>
  );
}

/** One or two plans leave room for the heading beside them. */
const Frame = styled('div')<{ ownerState: { readonly plans: number } }>(({ theme, ownerState: { plans } }) => ({
  [theme.breakpoints.up('lg')]: plans < 3 && {
    display: 'grid',
    gridTemplateColumns: plans === 1 ? '1fr 1fr' : '1fr 2.2fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: 'clamp(2rem, 4vw, 4rem)',
  },
}));

const Plans = styled(CardGrid)<{ ownerState: { readonly plans: number } }>(
  ({ theme, columns, ownerState: { plans } }) => ({
    [theme.breakpoints.between('sm', 'md')]: columns === 3 && { gridTemplateColumns: '1fr' },
    [theme.breakpoints.up(columns === 3 ? 'md' : 'sm')]: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      gridTemplateRows: ROWS_ABOVE,
    },
    ...(plans === 1 && { '&&': { gridTemplateColumns: 'minmax(0, 32rem)' } }),
    [theme.breakpoints.up('lg')]: plans < 3 && { gridRow: 'span 2', gridColumn: 2 },
  }),
);

/** A service's plans side by side. */
export function PricesSection(section: PricesSectionProps) {
  const { title, eyebrow, lead, note, service, ...place } = section;
  const { plans } = service;
  const columns = plans.length === 1 ? 3 : columnsFor(plans.length);
  const ownerState = { plans: plans.length };
  const id = useId();
  const { language } = useSiteSettings();
  const currency = new Intl.ListFormat(language).format(new Set(plans.map(({ texts }) => texts.currency)));
  return (
    <Section {...place} labelledBy={id}>
      <Frame ownerState={ownerState}>
        <SectionHeading
          id={id}
          title={title}
          eyebrow={eyebrow}
          lead={lead && fillTemplate(lead, { currency })}
          flush={plans.length < 3 ? 'lg' : false}
        />
        <Plans columns={columns} ownerState={ownerState}>
          {plans.map((plan) => (
            <PricingPlan key={plan.name} plan={plan} labels={place} columns={columns} />
          ))}
        </Plans>
        {note && (
          <Typography color="textSecondary" sx={{ display: 'flex', gap: 1.5, alignItems: 'start', mt: 3.5 }}>
            <Icon name="shield" sx={{ color: 'primary.main' }} />
            <span>
              <Unbroken text={note} />
            </span>
          </Typography>
        )}
      </Frame>
    </Section>
  );
}
