import { withoutFacts } from '../../facts/placeholders';
import { pricedPlans } from '../../utils/prices';
import { straight } from '../../utils/straight';
import { suggestClosest } from '../../utils/suggest-closest';
import { type Entries, SITE_COLLECTIONS } from '../model/collections';
import { UNIQUE_TITLE } from '../model/fields';
import { type ContentFiles, entriesOf, type FieldText, filesOf, isPost, passagesIn } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import type { FieldSchema } from '../read/schema-fields';
import { valueIn } from './unknown';

/** Files with no visible text, or whose texts are names used by other files. */
const WITHOUT_FACTS: readonly string[] = ['facts.yaml', 'synonyms.yaml', 'redirects.yaml', 'categories.yaml'];
const WITH_FACTS = new Set(SITE_COLLECTIONS.map(({ file }) => file).filter((file) => !WITHOUT_FACTS.includes(file)));

const isPlainText = ({ prose, field, reference, unique }: FieldSchema): boolean =>
  prose !== undefined && !field && !reference && (!unique || unique === UNIQUE_TITLE);

/** Whether the site fills in facts in a text. */
export function mayHoldFacts({ file, field }: Pick<FieldText, 'file' | 'field'>): boolean {
  if (isPost(file)) return field.facts === true;
  const { file: name, type } = file.collection;
  return (WITH_FACTS.has(name) || type === 'Page') && isPlainText(field);
}

/** Anything in braces, well formed or not. */
const IN_BRACES = /\{[^{}]*\}/g;
/** A word in single braces; an author may write other braces, and doubled ones are literal. */
const BRACES = /(?<!\{)\{\s*\p{L}[\p{L}\d\s_-]*(?::[^{}]*)?\}(?!\})/gu;

const written = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

function unknown(found: string, known: readonly string[]): string {
  if (known.length === 0) return 'no placeholder here';
  const near = suggestClosest(found.slice(1, -1).trim(), known);
  return near === undefined ? written(known) : `did you mean "{${near}}"? Allowed: ${written(known)}`;
}

const TEXT_FIX = 'Write the value itself. To show the braces to readers, put ` before and after them.';

/** What placeholders of prices name. */
const PRICE_NAMES = ['name', 'programme'].map((key) => valueIn('pricing.yaml', '*', key));

/** How texts name the currencies that plans may have; a sign counts before or after an amount. */
const CURRENCIES: Readonly<Record<Entries['PricingPlan']['currency'], RegExp>> = {
  USD: /\b(?:US )?dollars?\b|\bUSD\b|(?:US)?\$(?=\s?\d)/i,
  GBP: /\bpounds?(?: sterling)?\b|\bsterling\b|\bGBP\b|£(?=\s?\d)/i,
  EUR: /\beuros?\b|\bEUR\b|€(?=\s?\d)|(?<=\d\s?)€/i,
};
/** A sentence about the site's own prices; in articles, only a placeholder makes one. */
const OWN_PRICE = /\{(?:price|lowest):/;
const PRICE_WORD = /\bpric(?:es?|ed|ing)\b|\b(?:pay|paid|charged?|bill(?:ed)?|invoiced?)\b[^.]*\bin\b/i;

/** Finds plans of a service in another currency than its first; visitors compare them side by side. */
function mixedCurrencies(files: ContentFiles): Finding[] {
  return filesOf(files, 'PricingPlan').flatMap(({ entries, source }) =>
    entries.flatMap(({ name, programme, currency }, index) => {
      const first = entries.find((plan) => plan.programme === programme)?.currency;
      if (currency === first) return [];
      const message = `"${name}" has another currency than the first plan of ${programme}`;
      const fix = 'Give all plans of a service the same currency: visitors compare them side by side.';
      const needs = [valueIn('pricing.yaml', '*', 'currency'), valueIn('pricing.yaml', '*', 'programme')];
      const location = source.locationOf([index, 'currency']);
      return [finding('currency-differs', location, message, { found: currency, expected: first, fix, needs })];
    }),
  );
}

/** The sentences of a text, each with its offset there. */
const sentencesOf = (text: string): { readonly words: string; readonly at: number }[] =>
  [...text.matchAll(/\S[\s\S]*?(?:(?<=[.!?])(?=\s)|$)/g)].map(({ 0: words, index: at }) => ({ words, at }));

/** Finds sentences that name another currency than the plans have; visitors would take it for that of the prices. */
export function checkCurrencies(files: ContentFiles): Finding[] {
  const plans = entriesOf(files, 'PricingPlan');
  const own = [...new Set(plans.map(({ currency }) => currency))];
  const amounts = plans.flatMap(({ price, listPrice }) => [price, listPrice]).map((each) => each.toLocaleString('en'));
  const any = `(?:${amounts.map((each) => each.replace(',', ',?')).join('|')})`;
  const amount = new RegExp(
    `[$£€]\\s?${any}(?![\\d,]*\\d)|(?<![\\d,.])${any}\\s?(?:€|[A-Z]{3}\\b|(?:US )?dollar|pound|euro)`,
  );
  const others = Object.entries(CURRENCIES).filter(([name]) => !own.some((each) => each === name));
  const inTexts = passagesIn(files, ({ field }) => field.prose).flatMap(({ value, path, location }) => {
    const ofPrices = [amount, OWN_PRICE, ...(path.length > 0 ? [PRICE_WORD] : [])];
    const sentences = sentencesOf(value).filter(({ words }) => ofPrices.some((pattern) => pattern.test(words)));
    return sentences.flatMap(({ words, at }) =>
      others.flatMap(([, pattern]): Finding[] => {
        const { 0: found, index } = pattern.exec(words) ?? {};
        if (found === undefined || index === undefined) return [];
        const message = `"${found}" is another currency than the prices of pricing.yaml have`;
        const details = { expected: own.join(', '), needs: [valueIn('pricing.yaml', '*', 'currency')] };
        return [finding('currency-differs', location(found, at + index), message, details)];
      }),
    );
  });
  return own.length === 0 ? [] : [...mixedCurrencies(files), ...inTexts];
}

/** Such as "Nothing is paid on this website" and "You cannot pay here". */
const NOT_PAID =
  /\b(?:(?:nothing|no|not|never|cannot|can['’]t|don['’]t)(?: [\w’']+){0,4} (?:pay|paid)|no payments?|pay nothing)\b/i;
const ON_SITE = /\b(?:here|online|(?:this|the|our|my) (?:web)?site)\b/i;

/** Finds sentences by which nothing is paid on the site, although plans have a link to pay. */
export function checkPayments(files: ContentFiles): Finding[] {
  const payable = entriesOf(files, 'PricingPlan').find(({ payLink }) => payLink);
  if (!payable) return [];
  const message = `This contradicts the \`payLink\` of "${payable.name}" in pricing.yaml`;
  const needs = [valueIn('pricing.yaml', '*', 'payLink')];
  return passagesIn(files, ({ field }) => field.prose).flatMap(({ value, location }) =>
    sentencesOf(value)
      .filter(({ words }) => NOT_PAID.test(words) && ON_SITE.test(words))
      .map(({ words: found, at }) => finding('payment-denied', location(found, at), message, { found, needs })),
  );
}

/** Checks placeholders such as `{count}`: each text must contain the required ones, and no unknown ones. */
export function checkPlaceholders(files: ContentFiles): Finding[] {
  const plans = pricedPlans(entriesOf(files, 'PricingPlan')).map(([price]) => price);
  return passagesIn(files, () => true).flatMap((given): Finding[] => {
    const { file, path, name, field, value, location } = given;
    const { required, optional } = field.placeholders ?? { required: [], optional: [] };
    const known = [...required, ...optional, ...(field.prices ? plans : [])];
    const text = mayHoldFacts(given) ? withoutFacts(value) : value;
    const isMarkdown = path.length === 0;
    const matches = [...text.matchAll(isMarkdown || isPost(file) ? BRACES : IN_BRACES)];
    const used = matches.map(([found]) => found);
    const report = (words: string, index: number, message: string, expected: string) =>
      finding('placeholder-wrong', location(words, index), `${name} ${message}`, {
        found: words,
        expected,
        ...(isMarkdown && { fix: TEXT_FIX }),
        ...(field.prices && OWN_PRICE.test(words) && { needs: PRICE_NAMES }),
      });
    const wrong = matches.filter(([found]) => !known.map(straight).includes(straight(found.slice(1, -1))));
    const missing = required.filter((key) => !used.includes(`{${key}}`));
    if (wrong.length > 0 || missing.length === 0)
      return wrong.map(({ 0: found, index }) =>
        report(found, index, 'contains a placeholder that is not filled in here', unknown(found, known)),
      );
    const lost = written(missing);
    return [report(value, 0, `has lost ${lost}, which the site replaces with a value`, lost)];
  });
}
