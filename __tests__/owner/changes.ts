import type { Document, YAMLMap, YAMLSeq } from 'yaml';
import { addTo, entry, type OwnerContent, setFields } from './owner-content';

/** A change an owner makes to the content. */
export interface OwnerChange {
  readonly apply: (content: OwnerContent) => void;
  /** The owner who makes it among many others, if any. */
  readonly by?: 'everyone' | 'little' | 'plenty';
  /** Texts that must not occur in any published file afterwards. */
  readonly gone?: readonly string[];
  /** Texts that must occur on a published page afterwards. */
  readonly shown?: readonly string[];
}

const CHIPS = ['Career Development', 'Relocation', 'Bedside Diary', 'Wellness'];
const WORDS =
  'Drink water before coffee, eat before you are hungry, and sit down for ten minutes with your shoes off. ';
const FORMSPREE = { provider: 'formspree', id: 'abcdwxyz' };

const site = (fields: Readonly<Record<string, unknown>>) => setFields('site.yaml', fields);
const yaml = (file: string, change: (document: Document) => void) => (content: OwnerContent) =>
  content.yaml(file, change);
const text = (file: string, from: string | RegExp, to: string) => (content: OwnerContent) =>
  content.text(file, (before) => before.replace(from, to));

const chips = (categories: readonly string[]) => site({ 'blogFilters.categories': [...categories] });

/** All changes, by the owner's name for each. */
export const CHANGES: Readonly<Record<string, OwnerChange>> = {
  'the brand': {
    by: 'everyone',
    apply: site({ 'brand.name': 'Harbour Nurse Coaching & Co', 'brand.shortName': 'Harbour' }),
    gone: ['4Cs Nursing'],
    shown: ['Harbour Nurse Coaching &amp; Co'],
  },
  "the founder's real name": {
    by: 'everyone',
    apply: site({ 'founder.name': "Grace O'Neill", 'founder.isRealName': true }),
    shown: ['Grace O’Neill'],
  },
  'the e-mail address': {
    by: 'everyone',
    apply: site({
      email: 'grace@harbournurses.co.uk',
      'security.email': 'grace@harbournurses.co.uk',
    }),
    gone: ['hello@example.com'],
    shown: ['mailto:grace@harbournurses.co.uk'],
  },
  'the scheduling page': {
    by: 'everyone',
    apply: site({
      'booking.url': 'https://calendly.com/harbour-nurses/30min?month=any&from=site',
      'booking.label': 'Book a free call with me',
    }),
    gone: ['book.example.com', 'Book a Call'],
    shown: ['Book a free call with me', 'https://calendly.com/harbour-nurses/30min?month=any&amp;from=site'],
  },
  'the address of the site, and somebody who receives what the form sends': {
    by: 'everyone',
    apply: site({ siteUrl: 'https://harbournurses.co.uk', 'forms.contact': FORMSPREE }),
    gone: ['www.example.com'],
    shown: ['https://harbournurses.co.uk/about/', 'https://formspree.io/f/abcdwxyz', 'Formspree'],
  },
  'social profiles: two linked, one taken away': {
    by: 'everyone',
    apply: yaml('site.yaml', (document) => {
      entry(document, 'network', 'linkedin', 'social').set('href', 'https://www.linkedin.com/company/harbour-nurses/');
      entry(document, 'network', 'instagram', 'social').set('href', 'https://www.instagram.com/harbournurses/');
      document.deleteIn(['social', 2]);
    }),
    shown: ['https://www.instagram.com/harbournurses/'],
  },
  'a provider for the newsletter': {
    by: 'plenty',
    apply: site({ 'forms.newsletter': { provider: 'buttondown', id: 'harbournurses' } }),
    shown: ['https://buttondown.com/api/emails/embed-subscribe/harbournurses', 'Buttondown'],
  },
  'the editor on the published site': {
    by: 'plenty',
    apply: site({
      editor: { host: 'gitlab', repo: 'harbour-nurses/web/site', branch: 'main', appId: '1a2b3c' },
    }),
  },
  'a label of the navigation': {
    by: 'everyone',
    apply: yaml('site.yaml', (document) => entry(document, 'label', 'Blog', 'navigation').set('label', 'Articles')),
    shown: ['Articles'],
  },
  'a target for the Terms of Service': {
    by: 'everyone',
    apply: yaml('site.yaml', (document) =>
      entry(document, 'label', 'Terms of Service', 'footer.legal').set('href', 'https://terms.harbournurses.co.uk/'),
    ),
    shown: ['https://terms.harbournurses.co.uk/'],
  },
  'an address of an older site that leads on': {
    by: 'everyone',
    apply: text('redirects.yaml', /$/, '- from: /prices/\n  to: /services/\n'),
  },
  'the logo': {
    by: 'everyone',
    apply: text('images/logo.svg', /#[0-9a-f]{6}/gi, '#123456'),
  },
  'the language of the site': {
    by: 'little',
    apply: site({ language: 'en-IE' }),
    shown: ['lang="en-IE"'],
  },
  'a price and its list price': {
    by: 'plenty',
    apply: yaml('pricing.yaml', (document) => {
      const discovery = entry(document, 'name', 'Discovery Session');
      discovery.set('listPrice', 400);
      discovery.set('price', 300);
      discovery.set('badge', '25% OFF');
    }),
    gone: ['$197', '$297'],
    shown: ['$300', '$400', '25% OFF'],
  },
  'one plan a programme': {
    by: 'little',
    apply: yaml('pricing.yaml', ({ contents }) => {
      const plans = contents as YAMLSeq<YAMLMap>;
      const names = ['4Cs Program', 'Discovery Session'];
      plans.items = plans.items.filter((plan) => names.includes(String(plan.get('name'))));
    }),
    gone: ['Premium Guidance'],
  },
  'six plans of one programme': {
    by: 'plenty',
    apply: addTo(
      'pricing.yaml',
      [1200, 1300, 1400].map((price) => ({
        programme: 'career-guidance',
        name: `Guidance ${price}`,
        listPrice: price * 2,
        price,
        currency: 'USD',
        badge: '50% OFF',
        inclusions: ['One call', 'One letter'],
      })),
    ),
    shown: ['$2,800'],
  },
  'prices in pounds': {
    by: 'little',
    apply: text('pricing.yaml', /currency: USD/g, 'currency: GBP'),
    shown: ['£597'],
  },
  "a service's slug and title": {
    by: 'plenty',
    apply: (content) => {
      content.yaml('services.yaml', (document) => {
        const service = entry(document, 'slug', 'career-guidance');
        service.set('slug', 'working-abroad');
        service.set('title', 'Working Abroad, Step by Step');
      });
      for (const file of ['pricing.yaml', 'pages/career-guidance.yaml'])
        text(file, /(programme|service): career-guidance/g, '$1: working-abroad')(content);
    },
    shown: ['Working Abroad, Step by Step', 'id="working-abroad"'],
  },
  'a service more, which has no page and no price': {
    by: 'plenty',
    apply: addTo('services.yaml', [
      {
        slug: 'exam-preparation',
        icon: 'certificate',
        title: 'Exam Preparation',
        shortDescription: 'Practice for the stations that worry you most.',
        longDescription:
          'We choose the stations that worry you most, and practise them until you can talk through each.',
        audience: 'Nurses with an exam date.',
        image: './images/service-career-guidance.png',
        imageAlt: '',
        hasPage: false,
        linkLabel: 'More about exams',
      },
    ]),
    shown: ['Exam Preparation', 'More about exams'],
  },
  'an interest renamed': {
    by: 'everyone',
    apply: (content) => {
      content.yaml('site.yaml', (document) => {
        const interest = entry(document, 'value', 'relocation', 'interests');
        interest.set('value', 'moving');
        interest.set('label', 'Moving to the UK');
      });
      text('offers.yaml', 'interest: relocation', 'interest: moving')(content);
    },
    gone: ['interest=relocation'],
    shown: ['Moving to the UK', 'interest=moving'],
  },
  'the next cohort': {
    by: 'everyone',
    apply: yaml('pages/4cs-program.yaml', (document) =>
      entry(document, 'type', 'call-to-action', 'sections').set('notice', {
        text: 'The next group starts in May 2031.',
        until: '2031-05-31',
      }),
    ),
    gone: ['Next cohort starts February 2025'],
    shown: ['The next group starts in May 2031.'],
  },
  "a page's heading": {
    by: 'everyone',
    apply: text('pages/home.yaml', /Elevate Your Nursing Career to World-Class Standards/g, 'A harbour far from home'),
    gone: ['Elevate Your Nursing Career to World-Class Standards'],
    shown: ['A harbour far from home'],
  },
  'a question more in the FAQ': {
    by: 'plenty',
    apply: addTo('faq.yaml', [
      { question: 'Do you take "agency" nurses & bank staff?', answer: 'Yes.\n\nBoth are welcome.' },
    ]),
    shown: ['&amp; bank staff?'],
  },
  'a chip fewer': { apply: chips(CHIPS.slice(0, -1)) },
  'a chip more': { apply: chips([...CHIPS, 'Leadership']) },
  'no chips': { by: 'little', apply: chips([]) },
  'two categories more, and ten chips': {
    by: 'plenty',
    apply: (content) => {
      const added = [
        { name: 'Money & Tax', slug: 'money-and-tax' },
        { name: "Families' Questions", slug: 'families-questions' },
      ].map(({ name, slug }) => ({
        name,
        slug,
        symbol: 'book',
        description: `Articles about ${name} for internationally educated nurses who live and work in the UK.`,
        intro: 'Plain answers.',
      }));
      addTo('categories.yaml', added)(content);
      const others = ['Leadership', 'Motivation', 'Clinical Practice', 'Professional Development'];
      chips([...CHIPS, ...others, ...added.map(({ name }) => name)])(content);
    },
    shown: ['Money &amp; Tax'],
  },
  'a new article in Wellness': {
    by: 'plenty',
    apply: (content) =>
      content.addPost('ten-quiet-minutes', `${WORDS.repeat(3)}\n\n## Main\n\n${WORDS}\n\n## Related\n\n${WORDS}`, {
        title: 'Ten quiet minutes: "me time" & rest',
        excerpt:
          'What ten quiet minutes in the middle of a shift can do for you, and how to defend them on a busy ward.',
        date: '2025-10-02',
        category: 'Wellness',
      }),
    shown: ['/blog/ten-quiet-minutes/'],
  },
  'an article renamed, with an alias': {
    by: 'plenty',
    apply: (content) => content.renamePost('nmc-revalidation', 'revalidation-step-by-step'),
    shown: ['/blog/revalidation-step-by-step/'],
  },
  'an article taken away, with an alias': {
    by: 'plenty',
    apply: (content) => content.removePosts(['nurses-strike-again'], 'five-years-abroad-lessons'),
  },
  'a single article left': {
    by: 'little',
    apply: (content) => {
      const [heir = '', ...others] = [...content.slugs()].reverse();
      content.removePosts(others, heir);
    },
  },
  'forty articles more': {
    by: 'plenty',
    apply: (content) => {
      for (let number = 1; number <= 40; number += 1) {
        content.addPost(`letter-${number}`, WORDS.repeat(1 + number), {
          title: `Letter number ${number} to a new colleague`,
          excerpt: `The letter number ${number} that I would have liked to receive in my first months on a ward in the UK.`,
          date: `2025-0${1 + (number % 9)}-${10 + (number % 18)}`,
          category: CHIPS[number % 3] ?? '',
        });
      }
    },
    shown: ['/blog/letter-40/'],
  },
};

/** The changes of owners whose sites differ from the specified one in many ways: with little to show, or plenty. */
export const changesOf = (owner: 'little' | 'plenty'): readonly OwnerChange[] =>
  Object.values(CHANGES).filter(({ by }) => by === owner || by === 'everyone');
