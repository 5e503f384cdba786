import { type HTMLElement, parse } from 'node-html-parser';
import { CONTACT } from '../../src/routes';
import { readOutcome } from '../../src/utils/forms/outcome';
import { member } from '../../src/utils/is-record';
import { parsedJson } from './ask';
import type { ExpectedSite } from './expected-site';
import type { Finding, LiveSite } from './live-site';

type Contact = Required<ExpectedSite>['contact'];

/** The contact form of a page, among others. */
const contactForm = (html: string): HTMLElement | undefined =>
  parse(html)
    .querySelectorAll('form')
    .find((form) => form.querySelector('[name="message"]'));

/** Our own endpoint takes messages only: it refuses anything else in words of its own, which shows that it is there. */
async function endpointFindings({ ask }: LiveSite, address: string): Promise<Finding[]> {
  const path = new URL(address).pathname;
  const answer = await ask(address).catch((error: Error) => error);
  if (!(answer instanceof Error) && answer.status === 405 && member(parsedJson(answer), 'error') === 'method')
    return [];
  const said = answer instanceof Error ? answer.message : String(answer.status);
  return [
    {
      what: `The contact endpoint ${path} does not work (${said}); no message arrives.`,
      advice:
        '502 or no answer: it is not running (`systemctl status contact-endpoint`). 404 or 405: the server does not pass the address on (docs/deploying/server.md).',
    },
  ];
}

/** Sends one message that says what it is, as a browser without script would. */
async function messageFindings(
  { ask, origin, expected, now }: LiveSite,
  form: HTMLElement,
  { name, provider }: Contact,
  address: string,
): Promise<Finding[]> {
  const hidden = form
    .querySelectorAll('input[type="hidden"]')
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']);
  const fields = {
    ...Object.fromEntries(hidden),
    name: 'check:live',
    email: expected.email,
    message: `This is a test of the contact form of ${origin}, sent by check:live at ${now.toISOString()}. Nothing needs to be done.`,
  };
  const answer = await ask(address, {
    method: 'POST',
    headers: { accept: 'application/json', origin },
    body: new URLSearchParams(fields),
  });
  const body = parsedJson(answer);
  const outcome = readOutcome(answer.status, provider.isAccepted(body), provider.fieldErrors(body));
  if (outcome.kind === 'accepted') return [];
  return [
    {
      what: `A test message to ${name} was not accepted (${answer.status}).`,
      advice: 'docs/forms.md says what each answer means and what the provider needs.',
    },
  ];
}

async function formFindings(site: LiveSite): Promise<Finding[]> {
  const { get, origin, expected, sendsMessage } = site;
  const { contact, siteUrl } = expected;
  if (!contact)
    return [
      {
        what: 'The contact form is simulated: visitors are told that their message was sent, and nobody gets it.',
        advice: 'Choose who receives it under `forms.contact` in content/site.yaml (docs/forms.md), and publish again.',
      },
    ];
  const form = contactForm((await get(CONTACT)).text);
  if (!form)
    return [{ what: `${CONTACT} has no contact form.`, advice: 'Build with `npm run build` and publish again.' }];
  const action = form.getAttribute('action') ?? CONTACT;
  if (new URL(action, siteUrl).href !== new URL(contact.action, siteUrl).href)
    return [
      {
        what: `The contact form posts to ${action}, but content/site.yaml says ${contact.name} (${contact.action}).`,
        advice: 'The build is older than the setting; build and publish again.',
      },
    ];
  const address = new URL(action, origin).href;
  const down = contact.name === 'function' ? await endpointFindings(site, address) : [];
  if (down.length > 0 || !sendsMessage) return down;
  return messageFindings(site, form, contact, address);
}

/** Whether messages of visitors arrive. */
export const FORM_CHECKS = [formFindings];
