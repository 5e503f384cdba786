import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Where the mail catcher listens; only on this machine. */
const PORT = Number(process.env.PORT ?? 2525);

/** A mail server for development: takes every mail, prints it, and sends it nowhere. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
  onData: (stream, _session, callback) => {
    text(stream).then((mail) => {
      console.log(`${mail}\n${'-'.repeat(72)}`);
      callback();
    }, callback);
  },
});

server.listen(PORT, '127.0.0.1', () => {
  console.log(`Mails are caught at 127.0.0.1:${PORT} (stop with Ctrl+C). Start the site in another terminal with:`);
  console.log(`  SMTP_HOST=127.0.0.1 SMTP_PORT=${PORT} SMTP_REQUIRE_TLS=false CONTACT_TO=owner@example.com \\`);
  console.log(
    '  CONTACT_FROM=website@example.com CONTACT_ORIGINS=http://localhost:9000 node deploy/contact-endpoint.cjs',
  );
});
