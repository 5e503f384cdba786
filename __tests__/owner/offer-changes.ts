import type { YAMLMap, YAMLSeq } from 'yaml';
import { add, entry, type OwnerChange, set } from './owner-change';

const plan = (programme: string, name: string, price: number) => ({
  programme,
  name,
  listPrice: price * 2,
  price,
  currency: 'USD',
  badge: '50% OFF',
  inclusions: ['One call', 'One letter'],
});

export const PRICE: OwnerChange = {
  name: 'a price and its list price',
  apply: (content) =>
    content.yaml('pricing.yaml', (document) => {
      const discovery = entry(document, 'name', 'Discovery Session');
      discovery.set('listPrice', 400);
      discovery.set('price', 300);
      discovery.set('badge', '25% OFF');
    }),
  gone: ['$197', '$297'],
  shown: ['$300', '$400', '25% OFF'],
};

export const SERVICE: OwnerChange = {
  name: "a service's slug and title",
  apply: (content) => {
    content.yaml('services.yaml', (document) => {
      const service = entry(document, 'slug', 'career-guidance');
      service.set('slug', 'working-abroad');
      service.set('title', 'Working Abroad, Step by Step');
    });
    content.text('pricing.yaml', (text) => text.replaceAll('programme: career-guidance', 'programme: working-abroad'));
  },
  shown: ['Working Abroad, Step by Step', 'id="working-abroad"'],
};

export const SERVICE_WITHOUT_PAGE: OwnerChange = {
  name: 'a service more, which has no page and no price',
  apply: (content) =>
    content.yaml('services.yaml', (document) =>
      add(document, {
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
      }),
    ),
  shown: ['Exam Preparation', 'More about exams'],
};

export const INTEREST: OwnerChange = {
  name: 'an interest renamed',
  apply: (content) => {
    content.yaml('site.yaml', (document) => {
      const interest = entry(document, 'value', 'relocation', ['interests']);
      interest.set('value', 'moving');
      interest.set('label', 'Moving to the UK');
    });
    content.text('offers.yaml', (text) => text.replace('interest: relocation', 'interest: moving'));
  },
  gone: ['interest=relocation'],
  shown: ['Moving to the UK', 'interest=moving'],
};

export const ONE_PLAN: OwnerChange = {
  name: 'one plan a programme',
  apply: (content) =>
    content.yaml('pricing.yaml', (document) => {
      const plans = document.contents as YAMLSeq<YAMLMap>;
      const names = ['4Cs Program', 'Discovery Session'];
      plans.items = plans.items.filter((item) => names.includes(String(item.get('name'))));
    }),
  gone: ['Premium Guidance'],
};

export const SIX_PLANS: OwnerChange = {
  name: 'six plans of one programme',
  apply: (content) =>
    content.yaml('pricing.yaml', (document) => {
      for (const price of [1200, 1300, 1400]) add(document, plan('career-guidance', `Guidance ${price}`, price));
    }),
  shown: ['$2,800'],
};

export const POUNDS: OwnerChange = {
  name: 'prices in pounds',
  apply: (content) => content.text('pricing.yaml', (text) => text.replaceAll('currency: USD', 'currency: GBP')),
  shown: ['£597'],
};

export const COHORT: OwnerChange = {
  name: 'the next cohort',
  apply: set('pages/4cs-program.yaml', ['callToAction', 'cohort'], {
    text: 'The next group starts in May 2031.',
    until: '2031-05-31',
  }),
  gone: ['Next cohort starts February 2025'],
  shown: ['The next group starts in May 2031.'],
};
