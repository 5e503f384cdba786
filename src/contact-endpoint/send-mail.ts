import { createTransport } from 'nodemailer';
import type { ContactMessage } from '../content-model/contact-message';
import type { EndpointSettings } from './settings';

/** Longest waiting for the mail server in milliseconds; below the ten seconds that the form waits for us. */
const PATIENCE = 4000;

/** The mail's text: what was written, then what was chosen and how to answer. */
function mailText({ message, ...lines }: ContactMessage): string {
  const filled = Object.entries(lines).filter(([, value]) => value !== '');
  return [message, '', ...filled.map(([field, value]) => `${field}: ${value}`)].join('\n');
}

/** The site that the message comes from, and who wrote it. */
function subject({ name }: ContactMessage, { CONTACT_ORIGINS }: EndpointSettings): string {
  return [...CONTACT_ORIGINS.slice(0, 1).map((origin) => new URL(origin).hostname), name].join(': ');
}

/**
 * Passes a message to the mail server. Sender and recipient are fixed; the visitor's address is only in Reply-To.
 * Rejects with the mail server's reason unless it has taken the mail for the recipient.
 */
export async function sendMail(message: ContactMessage, settings: EndpointSettings): Promise<void> {
  const { SMTP_HOST, SMTP_PORT, SMTP_SECURE, SMTP_REQUIRE_TLS, SMTP_USER, SMTP_PASSWORD } = settings;
  const transport = createTransport({
    host: SMTP_HOST,
    port: SMTP_PORT,
    secure: SMTP_SECURE,
    requireTLS: SMTP_REQUIRE_TLS && !SMTP_SECURE,
    auth: SMTP_USER ? { user: SMTP_USER, pass: SMTP_PASSWORD } : undefined,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: settings.CONTACT_FROM,
      to: settings.CONTACT_TO,
      replyTo: { name: message.name, address: message.email },
      subject: subject(message, settings),
      text: mailText(message),
    });
  } finally {
    transport.close();
  }
}
