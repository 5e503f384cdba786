import { env } from 'node:process';
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import { handleContact } from '../contact-endpoint/handle-contact';
import { sendMail } from '../contact-endpoint/send-mail';
import { readSettings } from '../contact-endpoint/settings';
import { sharedLimiter } from '../contact-endpoint/shared-limiter';

/**
 * `POST /api/contact`: mails a message of the contact form. `.env.example` lists its settings. The environment is
 * imported, because Gatsby writes the values of the build into `process.env`, and a password has no place in a file.
 */
export default async function contact(request: GatsbyFunctionRequest, response: GatsbyFunctionResponse): Promise<void> {
  const read = readSettings(env);
  if ('wrong' in read) {
    console.error(`contact: these variables are missing or wrong: ${read.wrong.join(', ')}`);
    response.status(503).json({ error: 'settings' });
    return;
  }
  const { settings } = read;
  const header = settings.CONTACT_ADDRESS_HEADER ? request.headers[settings.CONTACT_ADDRESS_HEADER] : undefined;
  const { status, headers, body } = await handleContact(
    {
      method: request.method ?? '',
      headers: request.headers,
      body: request.body,
      address: String(header ?? request.socket?.remoteAddress ?? ''),
    },
    {
      origins: settings.CONTACT_ORIGINS,
      limit: sharedLimiter(),
      send: (message) => sendMail(message, settings),
      now: Date.now,
      log: console.error,
    },
  );
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(status).json(body);
}
