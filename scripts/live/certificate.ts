import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Finding } from './live-site';

/** What is known of a server's certificate. */
export interface Certificate {
  readonly validTo: Date;
  /** Why browsers refuse it, as OpenSSL names it. */
  readonly refusal?: string;
}

const DAY_MS = 86_400_000;
/** Let's Encrypt's certificates are renewed 30 days before their end; one that is closer than this was not. */
const DAYS_OF_NOTICE = 21;

/** The certificate that a server shows, whether or not it is valid. */
export function certificateOf({ hostname, port }: URL, timeoutMs = 10_000): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const servername = isIP(host) === 0 ? host : undefined;
    const socket = connect({ host, port: Number(port || 443), servername, rejectUnauthorized: false }, () => {
      const validTo = new Date(socket.getPeerCertificate().valid_to);
      // The types say Error; Node gives the code as a text.
      const refusal = socket.authorized ? undefined : String(socket.authorizationError);
      socket.destroy();
      resolve({ validTo, refusal });
    });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
  });
}

/** What is wrong with a certificate at a moment. */
export function certificateFindings({ validTo, refusal }: Certificate, now: Date): Finding[] {
  const daysLeft = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const day = validTo.toISOString().slice(0, 10);
  const renew =
    'Renew it, and find out why that does not happen automatically (Caddy: its log; certbot: `certbot renew`).';
  if (daysLeft < 0)
    return [{ what: `The TLS certificate expired on ${day}; no browser opens the site.`, advice: renew }];
  if (refusal !== undefined)
    return [
      {
        what: `Browsers refuse the TLS certificate (${refusal}).`,
        advice:
          "It has to be for exactly this name, from an authority that browsers know; look at the host's settings.",
      },
    ];
  if (daysLeft >= DAYS_OF_NOTICE) return [];
  return [{ what: `The TLS certificate expires in ${daysLeft} days, on ${day}.`, advice: renew }];
}
