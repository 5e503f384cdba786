import { renderMarkdown } from '../../src/gatsby/markdown/render-markdown';

const FACTS = {
  rate: { text: '£194.32', withUnit: '£194.32 a week', value: 194.32 },
  start: { text: '5 April 2026', withUnit: '5 April 2026', dateTime: '2026-04-05' },
  season: { text: 'autumn 2027', withUnit: 'autumn 2027' },
};

const render = (markdown: string) => renderMarkdown(markdown, { facts: FACTS });

it('shows numbers as data, days as time, and words as they are', () => {
  expect(render('Pay **{fact:rate unit}** from {fact:start}, until {fact:season}.').html).toBe(
    '<p>Pay <strong><data value="194.32">£194.32 a week</data></strong> from <time datetime="2026-04-05">5 April 2026</time>, until autumn 2027.</p>',
  );
});

it('fills facts in lists, tables, links and pictures', () => {
  const { html } = render(
    '- {fact:season}\n\n| a |\n| - |\n| {fact:season} |\n\n[{fact:season}](/faq/) ![{fact:season}](https://a.example/p.png)',
  );
  expect(html).toContain('<li>autumn 2027</li>');
  expect(html).toContain('<td>autumn 2027</td>');
  expect(html).toContain('<a href="/faq/">autumn 2027</a>');
  expect(html).toContain('alt="autumn 2027"');
});

it('leaves code and doubled braces as they are written', () => {
  const { html } = render('`{fact:rate}` and {{fact:rate}}\n\n```\n{fact:rate}\n```');
  expect(html).toContain('<code>{fact:rate}</code> and {fact:rate}');
  expect(html).toContain('<pre><code>{fact:rate}\n</code></pre>');
  expect(html).not.toContain('£');
});

it('leaves the name of a fact that is not known', () => {
  expect(render('It is {fact:nothing}.').html).toBe('<p>It is {fact:nothing}.</p>');
});

it('keeps the id of a heading whatever the value of its fact', () => {
  const { html, headings } = render('## Pay of {fact:rate}');
  expect(headings).toEqual([{ id: 'pay-of-factrate', text: 'Pay of £194.32', depth: 2 }]);
  expect(html).toContain(
    'id="pay-of-factrate"><a href="#pay-of-factrate">Pay of <data value="194.32">£194.32</data></a>',
  );
});
