import { useSiteSettings } from '../../../hooks/use-site-settings';
import { type Amount as Exact, plainAmount } from '../../../planners/maternity/money';
import { Amount } from '../../ui/Amount';

interface PoundsProps {
  readonly amount: Exact;
}

/** Statutory and NHS pay are in pounds everywhere. */
const CURRENCY = 'GBP';

/** An amount in words, such as `£1,234.50`. */
export function poundsText(amount: Exact, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY }).format(Number(plainAmount(amount)));
}

/** An amount of pounds for people and for machines. */
export function Pounds({ amount }: PoundsProps) {
  const { language } = useSiteSettings();
  return <Amount value={Number(plainAmount(amount))} text={poundsText(amount, language)} />;
}
