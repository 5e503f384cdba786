import { type Period, periodOn } from './fact-periods';
import type { ShownFact, ShownFacts } from './fact-placeholders';
import { type FactForm, factText, factTextWithUnit } from './fact-text';

/** One value of a fact. */
interface StatedPeriod extends Period {
  readonly value: number | string;
  readonly status: string;
}

/** A fact of the facts file, as far as its texts need it. */
export interface StatedFact extends FactForm {
  readonly id: string;
  readonly fallback?: string;
  readonly periods: readonly StatedPeriod[];
}

function machineForm({ kind }: FactForm, value: number | string): Pick<ShownFact, 'value' | 'dateTime'> {
  if (kind === 'date') return { dateTime: String(value) };
  return typeof value === 'number' ? { value } : {};
}

const words = (fallback: string): ShownFact => ({ text: fallback, withUnit: fallback });

/**
 * What is shown of a fact on a day: the confirmed value, else its fallback, else nothing.
 * @param day as YYYY-MM-DD
 */
export function shownFact(fact: StatedFact, day: string): ShownFact | undefined {
  const confirmed = fact.periods.filter(({ status }) => status === 'confirmed');
  const value = periodOn(confirmed, day)?.value;
  if (value === undefined) return fact.fallback === undefined ? undefined : words(fact.fallback);
  return { text: factText(fact, value), withUnit: factTextWithUnit(fact, value), ...machineForm(fact, value) };
}

/** What is shown of every fact on a day, by its id. */
export function shownFacts(facts: readonly StatedFact[], day: string): ShownFacts {
  return Object.fromEntries(
    facts.flatMap((fact) => {
      const shown = shownFact(fact, day);
      return shown ? [[fact.id, shown]] : [];
    }),
  );
}
