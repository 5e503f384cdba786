// Guards that each plan shows the prices of the content.
import { pages, siteContent } from '../../support/built-site';

interface Plan {
  readonly programme: string;
  readonly name: string;
  readonly price: number;
  readonly listPrice: number;
}

const plans: readonly Plan[] = siteContent('pricing');
const services: readonly { slug: string; pageUrl?: string }[] = siteContent('services');

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const amounts = (text: string): number[] =>
  [...text.matchAll(/[$£€]\s?([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

it.each(services.flatMap(({ slug, pageUrl }) => (pageUrl ? [[pageUrl, slug] as const] : [])))(
  '%s shows each plan with its two prices, in order',
  (path, slug) => {
    const page = pages.find((candidate) => candidate.path === path);
    const shown = (page?.root.querySelectorAll('h3') ?? []).flatMap((heading) => {
      const text = tidy(heading.closest('li')?.textContent ?? '');
      return /[$£€]/.test(text) ? [{ name: tidy(heading.textContent), amounts: amounts(text) }] : [];
    });
    const expected = plans
      .filter(({ programme }) => programme === slug)
      .map(({ name, price, listPrice }) => ({
        name: tidy(name),
        amounts: expect.arrayContaining([...new Set([listPrice, price])]),
      }));
    expect(shown).toEqual(expected);
  },
);

it('fills in the prices that a text names', () => {
  const unfilled = pages.filter(({ html }) => /\{(price|lowest):/.test(html)).map(({ path }) => path);
  expect(unfilled).toEqual([]);
});
