import type { ContactProvider, NewsletterProvider } from './receiver';

/** Netlify finds the form in the built pages and takes a post to any path; its answer to a good one is a page. */
export const netlify: ContactProvider<never> = {
  needs: [],
  post: (_settings, { name, thanksPath }) => ({
    action: thanksPath,
    hidden: { 'form-name': name },
    honeypot: 'bot-field',
    attributes: { name, 'data-netlify': 'true', 'data-netlify-honeypot': 'bot-field' },
  }),
  isAccepted: () => true,
};

/** The same for the newsletter; Netlify keeps the addresses in a list. */
export const netlifyNewsletter: NewsletterProvider<never> = {
  needs: [],
  post: netlify.post,
  emailField: 'email',
  answers: netlify,
};
