import { z } from 'zod';
import { currency, day, group, httpsUrl, pastDay, slug, text } from './fields';

/** The kind of a fact's value; it decides the format in the file and on the page. */
const FACT_KINDS = ['number', 'money', 'percent', 'date', 'duration', 'text'] as const;

const VALUES: Readonly<Record<(typeof FACT_KINDS)[number], readonly [schema: z.ZodType, words: string]>> = {
  number: [z.number().min(0), 'a number such as 39, without quotes, signs or units'],
  percent: [z.number().min(0), 'a number such as 90, without quotes, signs or units'],
  money: [
    z.number().min(0).multipleOf(0.01),
    'an amount such as 39.50, with at most two decimals, without quotes, signs or units',
  ],
  // Planners count in steps of some of these.
  duration: [z.number().positive(), 'a number above 0, without quotes, signs or units'],
  date: [z.iso.date(), 'a date such as 2026-04-05'],
  text: [z.string(), 'words'],
};

const NATIONS = ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'] as const;

const DURATION_UNITS = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;

const source = group('The official page that states the value.', {
  title: text('Who publishes the page and what it is called.'),
  url: httpsUrl('The address of the exact page.'),
});

const period = z.strictObject({
  from: day('The first day on which the value holds. Leave it out if it has no known beginning.').optional(),
  until: day('The last day on which the value holds. Leave it out if no end is known.').optional(),
  value: z.union([z.number(), z.string()], { error: 'must be a number, a date or text' }).meta({
    description:
      'The value: a number (without a currency sign, a unit or commas), a date `YYYY-MM-DD`, or words, as the `kind` says.',
    field: 'value',
    graphql: 'String',
  }),
  source,
  checked: pastDay('The day on which somebody last compared the value with the page.').optional(),
  status: z
    .enum(['confirmed', 'unconfirmed'])
    .describe('`confirmed` once somebody has compared the value with its source. Nothing shows an unconfirmed one.'),
});

const next = group('The next value, while it is expected and not confirmed. Take this out once it is a period below.', {
  announced: day('The day from which it may be announced. From then on, the check asks for it.'),
  from: day('The first day of the next value, if it is known.').optional(),
  source: source.describe('The official page on which it will be announced.'),
});

/** The fields of a fact. */
export const factFields = z.strictObject({
  id: slug('The name that texts use, as in `{fact:smp-standard-rate}`.').meta({ unique: 'id' }),
  label: text('What the value is, in a few words.'),
  kind: z.enum(FACT_KINDS).describe('What kind of value it is.'),
  unit: text('The words after the value, such as "a week". A duration needs one, such as weeks.').optional(),
  currency: currency('The currency; only for `money`, which needs it.').optional(),
  nation: z.enum(NATIONS).describe('Where it holds.'),
  fallback: text('The words for a day without a confirmed value, such as "the current rate".').optional(),
  next: next.optional(),
  periods: z
    .array(period)
    .min(1)
    .describe('The values in order of time; a later one begins after the earlier one has ended.'),
});

type Context = z.core.$RefinementCtx<z.infer<typeof factFields>>;

const report = (context: Context, message: string, ...path: PropertyKey[]): void =>
  context.addIssue({ code: 'custom', path, message });

function checkKind({ kind, unit, currency }: z.infer<typeof factFields>, context: Context): void {
  if (kind === 'money' && !currency) report(context, 'is money, which needs a `currency`', 'kind');
  if (kind !== 'money' && currency) report(context, 'is only for an amount of money', 'currency');
  if (kind !== 'duration' || DURATION_UNITS.some((known) => known === unit)) return;
  const message = `needs one of these as its \`unit\`: ${DURATION_UNITS.join(', ')}`;
  report(context, message, unit === undefined ? 'kind' : 'unit');
}

const follows = (before: FactPeriod | undefined, { from }: FactPeriod): boolean =>
  !before || Boolean(before.until && from && from > before.until);

function checkPeriods({ kind, periods }: z.infer<typeof factFields>, context: Context): void {
  const [schema, words] = VALUES[kind];
  for (const [order, each] of periods.entries()) {
    const { value, from, until, checked, status } = each;
    const at = (key: string) => ['periods', order, key];
    if (!schema.safeParse(value).success) report(context, `must be ${words}, as the kind is ${kind}`, ...at('value'));
    if (from && until && until < from) report(context, `is earlier than \`from\` (${from})`, ...at('until'));
    else if (!follows(periods[order - 1], each))
      report(context, 'must begin after the `until` of the period before it', ...at(from ? 'from' : 'value'));
    if (status === 'confirmed' && !checked)
      report(context, 'is confirmed, so its period needs the day `checked`', ...at('status'));
  }
}

/** An entry of `content/facts.yaml`: a value set by somebody else, and the days on which it applies. */
export const fact = factFields.superRefine(checkKind).superRefine(checkPeriods);

/** A checked fact. */
export type Fact = z.infer<typeof fact>;

/** A value of a fact with the days on which it applies. */
export type FactPeriod = Fact['periods'][number];
