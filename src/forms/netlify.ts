import type { ContactProvider, NewsletterProvider } from './receiver';

/** Netlify finds the form in the built pages and accepts a POST to any path; on success it responds with a page. */
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
