import { member } from '../json-body';
import type { ContactProvider } from '../receiver';

/** Web3Forms answers `{ success, message }`; its access key is made to be public. */
export const web3forms: ContactProvider<'id'> = {
  needs: ['id'],
  post: ({ id }, { thanksUrl }) => ({
    action: 'https://api.web3forms.com/submit',
    hidden: { access_key: id, redirect: thanksUrl },
    honeypot: 'botcheck',
  }),
  isAccepted: (body) => member(body, 'success') === true,
  fieldErrors: () => ({}),
};
