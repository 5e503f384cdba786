import { fillTemplate } from './fill-template';
import { formatPrice } from './format-price';

interface PricedPlan {
  /** Whole units of the currency. */
  readonly listPrice: number;
  readonly price: number;
  readonly currency: string;
}

interface PriceTexts {
  readonly listPrice: string;
  readonly price: string;
  readonly saving: string;
}

/** A plan with its amounts written as text, and what is saved as a sentence (`{amount}` in `savingLabel`). */
export function withPriceTexts<Plan extends PricedPlan>(
  { listPrice, price, currency, ...rest }: Plan,
  savingLabel: string,
): Omit<Plan, keyof PricedPlan> & PriceTexts {
  return {
    ...rest,
    listPrice: formatPrice(listPrice, currency),
    price: formatPrice(price, currency),
    saving: fillTemplate(savingLabel, { amount: formatPrice(listPrice - price, currency) }),
  };
}
