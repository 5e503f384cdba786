import type { Day } from '../../utils/calendar';
import type { Amount } from '../money';
import type { DueDates } from './key-dates';

/** A condition that may fail. */
export type Condition = 'employed-long-enough' | 'earns-enough' | 'nhs-service-long-enough';

/** Whether something is due, and which conditions fail where it is not. */
export interface Entitlement {
  readonly isDue: boolean;
  readonly failed: readonly Condition[];
}

const entitlement = (failed: readonly Condition[]): Entitlement => ({ isDue: failed.length === 0, failed });

/**
 * Whether Statutory Maternity Pay is due.
 * @see https://www.gov.uk/maternity-pay-leave/eligibility
 */
export function statutoryPay(dates: DueDates, employedSince: Day, average: Amount, limit: Amount): Entitlement {
  const failed: Condition[] = [];
  if (employedSince > dates.employedBy) failed.push('employed-long-enough');
  if (average < limit) failed.push('earns-enough');
  return entitlement(failed);
}

/** Whether NHS pay is due: twelve months of service at the beginning of the eleventh week before the week of birth. */
export function nhsPay(dates: DueDates, serviceSince: Day): Entitlement {
  return entitlement(serviceSince > dates.nhsServiceBy ? ['nhs-service-long-enough'] : []);
}
