import type { NewsletterProvider } from '../receiver';

/** Buttondown takes the post of a browser under a user name. */
export const buttondown: NewsletterProvider<'id'> = {
  needs: ['id'],
  post: ({ id }) => ({
    action: `https://buttondown.com/api/emails/embed-subscribe/${id}`,
    hidden: { embed: '1' },
    honeypot: 'website',
  }),
  emailField: 'email',
};
