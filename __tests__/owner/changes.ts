import { COHORT, INTEREST, ONE_PLAN, POUNDS, PRICE, SERVICE, SERVICE_WITHOUT_PAGE, SIX_PLANS } from './offer-changes';
import type { OwnerChange } from './owner-change';
import {
  ADDRESS,
  BOOKING,
  BRAND,
  CONTACT_PROVIDER,
  EDITOR,
  EMAIL,
  FOUNDER,
  LANGUAGE,
  LEGAL,
  LOGO,
  NAVIGATION,
  NEWSLETTER_PROVIDER,
  SOCIAL,
} from './settings-changes';
import {
  CHIP_LESS,
  CHIP_MORE,
  HEADING,
  MANY_ARTICLES,
  NEW_ARTICLE,
  NO_CHIPS,
  ONE_ARTICLE,
  QUESTION,
  REDIRECT,
  REMOVED_ARTICLE,
  RENAMED_ARTICLE,
  TEN_CHIPS,
} from './text-changes';

/** Every change by itself. */
export const CHANGES: readonly OwnerChange[] = [
  PRICE,
  BRAND,
  FOUNDER,
  EMAIL,
  BOOKING,
  ADDRESS,
  SOCIAL,
  CONTACT_PROVIDER,
  NEWSLETTER_PROVIDER,
  EDITOR,
  NAVIGATION,
  SERVICE,
  SERVICE_WITHOUT_PAGE,
  CHIP_LESS,
  CHIP_MORE,
  NO_CHIPS,
  TEN_CHIPS,
  INTEREST,
  NEW_ARTICLE,
  RENAMED_ARTICLE,
  REMOVED_ARTICLE,
  ONE_ARTICLE,
  MANY_ARTICLES,
  QUESTION,
  HEADING,
  ONE_PLAN,
  SIX_PLANS,
  POUNDS,
  LEGAL,
  COHORT,
  REDIRECT,
  LOGO,
  LANGUAGE,
];

const EVERYWHERE = [
  BRAND,
  FOUNDER,
  EMAIL,
  BOOKING,
  ADDRESS,
  SOCIAL,
  NAVIGATION,
  INTEREST,
  HEADING,
  LEGAL,
  COHORT,
  REDIRECT,
  LOGO,
];

/** Somebody whose site differs from the specified one by many changes at once. */
export interface Owner {
  readonly name: string;
  readonly changes: readonly OwnerChange[];
}

/** An owner who has little to show yet. */
export const LITTLE: Owner = {
  name: 'little',
  changes: [...EVERYWHERE, ONE_ARTICLE, NO_CHIPS, ONE_PLAN, POUNDS, LANGUAGE],
};

/** An owner with plenty of everything. */
export const PLENTY: Owner = {
  name: 'plenty',
  changes: [
    ...EVERYWHERE,
    PRICE,
    SIX_PLANS,
    SERVICE,
    SERVICE_WITHOUT_PAGE,
    TEN_CHIPS,
    NEW_ARTICLE,
    RENAMED_ARTICLE,
    REMOVED_ARTICLE,
    MANY_ARTICLES,
    QUESTION,
    CONTACT_PROVIDER,
    NEWSLETTER_PROVIDER,
    EDITOR,
  ],
};
