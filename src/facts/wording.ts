import type { Fact } from '../content/model/fact';
import { isCalendarDay, longDay } from '../utils/calendar';

/** What decides how a fact's values are written. */
type FactForm = Pick<Fact, 'kind' | 'unit' | 'currency'>;

/** What a fact's values count: `weeks` of a duration, `GBP a week` of an amount, otherwise the kind. */
export function measureOf({ kind, unit, currency }: FactForm): string {
  if (kind === 'duration' && unit) return unit;
  return kind === 'money' ? [currency, unit].filter(Boolean).join(' ') : kind;
}

/** A fact that code names, so that a page cannot be built without it. */
export interface FactInCode {
  readonly id: string;
  /** In what the code counts, as `measureOf` names it; left out where the code shows the text only. */
  readonly measure?: string;
  /** The path of the page. */
  readonly page: string;
}

const LANGUAGE = 'en-GB';

function amount(value: number, currency: string): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }).format(value);
}

const PLAIN_NUMBER = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 20 });

/**
 * Formats a value for display: `£194.32`, `£129`, `90%`, `1,650`, `5 April 2026`.
 * @param value a number, a day as YYYY-MM-DD, or words, depending on the kind
 */
export function factText({ kind, currency }: FactForm, value: number | string): string {
  if (typeof value === 'string') return kind === 'date' && isCalendarDay(value) ? longDay(value) : value;
  if (kind === 'money' && currency) return amount(value, currency);
  const text = PLAIN_NUMBER.format(value);
  return kind === 'percent' ? `${text}%` : text;
}

/** The formatted value with its unit, if any: `£194.32 a week`, `39 weeks`, `1 year`. */
export function factTextWithUnit(form: FactForm, value: number | string): string {
  const text = factText(form, value);
  if (!form.unit) return text;
  const isOne = form.kind === 'duration' && value === 1;
  return `${text} ${isOne ? form.unit.replace(/s$/, '') : form.unit}`;
}
