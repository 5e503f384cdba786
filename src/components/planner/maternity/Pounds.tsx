import { useSiteSettings } from '../../../hooks/use-site-settings';
import { type Amount as Exact, plainAmount, poundsText } from '../../../planners/money';
import { Amount } from '../../ui/Amount';

interface PoundsProps {
  readonly amount: Exact;
  /** Without pence. */
  readonly isRound?: boolean;
}

/** An amount of pounds for people and for machines. */
export function Pounds({ amount, isRound }: PoundsProps) {
  const { language } = useSiteSettings();
  return <Amount value={Number(plainAmount(amount))} text={poundsText(amount, language, isRound)} />;
}
