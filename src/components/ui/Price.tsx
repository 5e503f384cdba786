import { styled } from '@mui/material/styles';

interface PriceProps {
  /** Said before the regular price, such as "List price". */
  readonly listPriceLabel: string;
  /** The regular price as it is shown, such as "$997". */
  readonly listPrice: string;
  /** How the price is charged, such as "one-time". */
  readonly billing?: string | null;
  /** Said before the price to pay, such as "Beta price". */
  readonly priceLabel: string;
  readonly price: string;
  /** What the visitor saves, as a sentence. */
  readonly saving: string;
}

const Lines = styled('div')(({ theme }) => ({
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

/** A regular price, the price to pay and the saving, each said in words as well as shown. */
export function Price({ listPriceLabel, listPrice, billing, priceLabel, price, saving }: PriceProps) {
  return (
    <Lines>
      <p>
        {listPriceLabel} <s>{listPrice}</s> {billing}
      </p>
      <Now>
        <span>{priceLabel}</span> <strong>{price}</strong>
      </Now>
      <Saving>{saving}</Saving>
    </Lines>
  );
}
