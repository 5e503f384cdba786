import { entry, type OwnerChange, set } from './owner-change';

export const BRAND: OwnerChange = {
  name: 'the brand',
  apply: (content) =>
    content.yaml('site.yaml', (document) => {
      document.setIn(['brand', 'name'], 'Harbour Nurse Coaching & Co');
      document.setIn(['brand', 'shortName'], 'Harbour');
    }),
  gone: ['4Cs Nursing'],
  shown: ['Harbour Nurse Coaching &amp; Co'],
};

export const FOUNDER: OwnerChange = {
  name: "the founder's real name",
  apply: (content) =>
    content.yaml('site.yaml', (document) => {
      document.setIn(['founder', 'name'], "Grace O'Neill");
      document.setIn(['founder', 'isRealName'], true);
    }),
  shown: ['Grace O’Neill'],
};

export const EMAIL: OwnerChange = {
  name: 'the e-mail address',
  apply: (content) =>
    content.yaml('site.yaml', (document) => {
      document.set('email', 'grace@harbournurses.co.uk');
      document.setIn(['security', 'email'], 'grace@harbournurses.co.uk');
    }),
  gone: ['hello@example.com'],
  shown: ['mailto:grace@harbournurses.co.uk'],
};

export const BOOKING: OwnerChange = {
  name: 'the scheduling page',
  apply: (content) =>
    content.yaml('site.yaml', (document) => {
      document.setIn(['booking', 'url'], 'https://calendly.com/harbour-nurses/30min?month=any&from=site');
      document.setIn(['booking', 'label'], 'Book a free call with me');
    }),
  gone: ['book.example.com', 'Book a Call'],
  shown: ['Book a free call with me', 'https://calendly.com/harbour-nurses/30min?month=any&amp;from=site'],
};

export const ADDRESS: OwnerChange = {
  name: 'the address of the site',
  // A live site needs somebody who receives what the form sends.
  apply: (content) =>
    content.yaml('site.yaml', (document) => {
      document.setIn(['siteUrl'], 'https://harbournurses.co.uk');
      if (document.getIn(['forms', 'contact', 'provider']) !== 'simulated') return;
      document.setIn(['forms', 'contact'], { provider: 'formspree', id: 'abcdwxyz' });
    }),
  gone: ['www.example.com'],
  shown: ['https://harbournurses.co.uk/about/'],
};

export const SOCIAL: OwnerChange = {
  name: 'social profiles: two linked, one taken away',
  apply: (content) =>
    content.yaml('site.yaml', (document) => {
      entry(document, 'network', 'linkedin', ['social']).set(
        'href',
        'https://www.linkedin.com/company/harbour-nurses/',
      );
      entry(document, 'network', 'instagram', ['social']).set('href', 'https://www.instagram.com/harbournurses/');
      document.deleteIn(['social', 2]);
    }),
  shown: ['https://www.instagram.com/harbournurses/'],
};

export const CONTACT_PROVIDER: OwnerChange = {
  name: 'a provider for the contact form',
  apply: set('site.yaml', ['forms', 'contact'], { provider: 'formspree', id: 'abcdwxyz' }),
  shown: ['https://formspree.io/f/abcdwxyz', 'Formspree'],
};

export const NEWSLETTER_PROVIDER: OwnerChange = {
  name: 'a provider for the newsletter',
  apply: set('site.yaml', ['forms', 'newsletter'], { provider: 'buttondown', id: 'harbournurses' }),
  shown: ['https://buttondown.com/api/emails/embed-subscribe/harbournurses', 'Buttondown'],
};

export const EDITOR: OwnerChange = {
  name: 'the editor on the published site',
  apply: set('site.yaml', ['editor'], {
    host: 'gitlab',
    repo: 'harbour-nurses/web/site',
    branch: 'main',
    server: 'https://git.harbournurses.co.uk',
    appId: '1a2b3c',
  }),
};

export const NAVIGATION: OwnerChange = {
  name: 'a label of the navigation',
  apply: (content) =>
    content.yaml('site.yaml', (document) => entry(document, 'label', 'Blog', ['navigation']).set('label', 'Articles')),
  shown: ['Articles'],
};

export const LEGAL: OwnerChange = {
  name: 'a target for the Terms of Service',
  apply: (content) =>
    content.yaml('site.yaml', (document) =>
      entry(document, 'label', 'Terms of Service', ['footer', 'legal']).set(
        'href',
        'https://terms.harbournurses.co.uk/',
      ),
    ),
  shown: ['https://terms.harbournurses.co.uk/'],
};

export const LANGUAGE: OwnerChange = {
  name: 'the language of the site',
  apply: set('site.yaml', ['language'], 'en-IE'),
  shown: ['lang="en-IE"'],
};

export const LOGO: OwnerChange = {
  name: 'the logo',
  apply: (content) => content.text('images/logo.svg', (svg) => svg.replaceAll(/#[0-9a-f]{6}/gi, '#123456')),
};
