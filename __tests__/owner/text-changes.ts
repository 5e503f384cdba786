import { add, type OwnerChange, set } from './owner-change';

const CHIPS = ['Career Development', 'Relocation', 'Bedside Diary', 'Wellness'];
const WORDS =
  'Drink water before coffee, eat before you are hungry, and sit down for ten minutes with your shoes off. ';

const chips = (names: readonly string[]) => set('site.yaml', ['blogFilters', 'categories'], [...names]);

export const CHIP_LESS: OwnerChange = { name: 'a chip fewer', apply: chips(CHIPS.slice(0, -1)) };
export const CHIP_MORE: OwnerChange = { name: 'a chip more', apply: chips([...CHIPS, 'Leadership']) };
export const NO_CHIPS: OwnerChange = { name: 'no chips', apply: chips([]) };

export const TEN_CHIPS: OwnerChange = {
  name: 'two categories more, and ten chips',
  apply: (content) => {
    content.yaml('categories.yaml', (document) => {
      for (const [name, slug] of [
        ['Money & Tax', 'money-and-tax'],
        ["Families' Questions", 'families-questions'],
      ]) {
        const description = `Articles about ${name} for internationally educated nurses who live and work in the UK.`;
        add(document, { name, slug, symbol: 'book', description, intro: 'Plain answers.' });
      }
    });
    chips([
      ...CHIPS,
      'Leadership',
      'Motivation',
      'Clinical Practice',
      'Professional Development',
      'Money & Tax',
      "Families' Questions",
    ])(content);
  },
  shown: ['Money &amp; Tax'],
};

export const NEW_ARTICLE: OwnerChange = {
  name: 'a new article in Wellness',
  apply: (content) =>
    content.addPost(
      'ten-quiet-minutes',
      {
        title: 'Ten quiet minutes: "me time" & rest',
        excerpt:
          'What ten quiet minutes in the middle of a shift can do for you, and how to defend them on a busy ward.',
        date: '2025-10-02',
        category: 'Wellness',
      },
      `${WORDS.repeat(3)}\n\n## Main\n\n${WORDS}\n\n## Related\n\n${WORDS}`,
    ),
  shown: ['/blog/ten-quiet-minutes/'],
};

export const RENAMED_ARTICLE: OwnerChange = {
  name: 'an article renamed, with an alias',
  apply: (content) => content.renamePost('nmc-revalidation', 'revalidation-step-by-step'),
  shown: ['/blog/revalidation-step-by-step/'],
};

export const REMOVED_ARTICLE: OwnerChange = {
  name: 'an article taken away, with an alias',
  apply: (content) => content.removePosts(['nurses-strike-again'], 'five-years-abroad-lessons'),
};

export const ONE_ARTICLE: OwnerChange = {
  name: 'a single article left',
  apply: (content) => {
    const [heir = '', ...others] = [...content.slugs()].reverse();
    content.removePosts(others, heir);
  },
};

export const MANY_ARTICLES: OwnerChange = {
  name: 'forty articles more',
  apply: (content) => {
    for (let number = 1; number <= 40; number += 1) {
      content.addPost(
        `letter-${number}`,
        {
          title: `Letter number ${number} to a new colleague`,
          excerpt: `The letter number ${number} that I would have liked to receive in my first months on a ward in the UK.`,
          date: `2025-0${1 + (number % 9)}-${10 + (number % 18)}`,
          category: CHIPS[number % 3] ?? '',
        },
        WORDS.repeat(1 + number),
      );
    }
  },
  shown: ['/blog/letter-40/'],
};

export const QUESTION: OwnerChange = {
  name: 'a question more in the FAQ',
  apply: (content) =>
    content.yaml('faq.yaml', (document) =>
      add(document, { question: 'Do you take "agency" nurses & bank staff?', answer: 'Yes.\n\nBoth are welcome.' }),
    ),
  shown: ['&amp; bank staff?'],
};

export const HEADING: OwnerChange = {
  name: "a page's heading",
  apply: set('pages/home.yaml', ['hero', 'title'], 'A harbour for nurses who are far from home'),
  gone: ['Elevate Your Nursing Career to World-Class Standards'],
  shown: ['A harbour for nurses who are far from home'],
};

export const REDIRECT: OwnerChange = {
  name: 'an address of an older site that leads on',
  apply: (content) =>
    content.text('redirects.yaml', (text) => `${text.replace(/^\[\]\s*$/m, '')}- from: /prices/\n  to: /services/\n`),
};
