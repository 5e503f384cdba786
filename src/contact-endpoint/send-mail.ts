import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ContactMessage } from './contact-message';
import type { EndpointSettings } from './settings';

/** How long a mail server that has been given a whole message may take to say so, in milliseconds. */
const LONGEST_TRANSFER = 60_000;

/** A mail on its way. */
export interface Sending {
  /** Rejects with the mail server's reason unless it has taken the mail for the recipient. */
  readonly sent: Promise<void>;
  /** Whether the mail server has been given the text: it may then deliver it, whether or not its answer reaches us. */
  readonly isTransferring: () => boolean;
  readonly giveUp: () => void;
}

/** The mail's text: what was written, then what was chosen and how to answer. */
function mailText({ message, ...lines }: ContactMessage): string {
  const filled = Object.entries(lines).filter(([, value]) => value !== '');
  return [message, '', ...filled.map(([field, value]) => `${field}: ${value}`)].join('\n');
}

/** The mail as it goes over the wire. Sender and recipient are fixed; the visitor's address is only in Reply-To. */
async function writeMail(message: ContactMessage, id: string, settings: EndpointSettings): Promise<Buffer> {
  const [site = ''] = settings.CONTACT_ORIGINS.map((origin) => new URL(origin).hostname);
  // Mail programs decode what looks like encoded text (RFC 2047), and so could show characters that are refused.
  const name = message.name.replaceAll('=?', '= ?');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: mail } = await composer.sendMail({
    from: settings.CONTACT_FROM,
    to: settings.CONTACT_TO,
    replyTo: { name, address: message.email },
    subject: `${site}: ${name}`,
    // The same for every attempt: a mailbox that gets two copies after all can tell.
    messageId: `<${id}@${site}>`,
    text: mailText(message),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail as Buffer;
}

/** Turns a method with a callback into a promise that `signal` rejects. */
function step(run: (done: (error?: Error | null) => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    run((error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Passes a message to the mail server.
 * @param id what tells this message from others; the same when it is sent again
 */
export function sendMail(message: ContactMessage, id: string, settings: EndpointSettings): Sending {
  const { SMTP_HOST, SMTP_PORT, SMTP_SECURE, SMTP_REQUIRE_TLS, SMTP_USER, SMTP_PASSWORD } = settings;
  const ended = new AbortController();
  let isTransferring = false;
  const connection = new SMTPConnection({
    host: SMTP_HOST,
    port: SMTP_PORT,
    secure: SMTP_SECURE,
    requireTLS: SMTP_REQUIRE_TLS && !SMTP_SECURE,
    socketTimeout: LONGEST_TRANSFER,
    socketCloseTimeout: 0,
  });
  connection.on('error', (error) => ended.abort(error));
  connection.on('end', () => ended.abort(new Error('The mail server has ended the connection')));

  const send = async (): Promise<void> => {
    const mail = await writeMail(message, id, settings);
    await step((done) => connection.connect(done), ended.signal);
    if (SMTP_USER) await step((done) => connection.login({ user: SMTP_USER, pass: SMTP_PASSWORD }, done), ended.signal);
    const source = new Readable({
      read() {
        isTransferring = true;
        this.push(mail);
        this.push(null);
      },
    });
    const envelope = { from: settings.CONTACT_FROM, to: settings.CONTACT_TO, size: mail.length };
    await step((done) => connection.send(envelope, source, done), ended.signal);
  };
  return {
    sent: send().finally(() => connection.close()),
    isTransferring: () => isTransferring,
    giveUp: () => ended.abort(new Error('The mail server is too slow')),
  };
}
