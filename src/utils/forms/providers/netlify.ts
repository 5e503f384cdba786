import type { Provider } from '../receiver';

/** Netlify finds the form in the built pages and takes a post to any path; its answer to a good one is a page. */
export const netlify: Provider = {
  post: (_settings, { name, thanksPath }) => ({
    action: thanksPath,
    hidden: { 'form-name': name },
    trap: 'bot-field',
    attributes: { name, 'data-netlify': 'true', 'data-netlify-honeypot': 'bot-field' },
  }),
  isAccepted: () => true,
  fieldErrors: () => ({}),
};
