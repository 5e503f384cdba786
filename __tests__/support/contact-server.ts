import type { Log } from '../../src/contact-endpoint/log';
import type { Limits } from '../../src/contact-endpoint/rate-limit';
import { type ContactServer, startContactServer } from '../../src/contact-endpoint/server';
import { type EndpointSettings, readSettings } from '../../src/contact-endpoint/settings';

/** The owner's address and the sender of the mails. */
export const OWNER = 'owner@example.com';
export const SENDER = 'website@example.com';

/** Settings for a mail server on this machine, as they are read from the environment. */
export function endpointSettings(
  mailPort: number,
  origin: string,
  more: Readonly<Record<string, string>> = {},
): EndpointSettings {
  const read = readSettings({
    CONTACT_TO: OWNER,
    CONTACT_FROM: SENDER,
    CONTACT_ORIGINS: origin,
    CONTACT_LISTEN: '127.0.0.1:0',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailPort),
    SMTP_REQUIRE_TLS: 'false',
    ...more,
  });
  if ('wrong' in read) throw new Error(`wrong settings: ${read.wrong.join(', ')}`);
  return read.settings;
}

/** Starts the endpoint on a free port, with what it logs thrown away unless it is asked for. */
export function startEndpoint(
  settings: EndpointSettings,
  log: Log = () => undefined,
  limits?: Limits,
): Promise<ContactServer> {
  return startContactServer(settings, log, limits);
}
