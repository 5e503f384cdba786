import { absoluteUrl, SECURITY_TXT } from '../routes';

/** The part of the site settings that the file is made from; `expires` is a day, `YYYY-MM-DD`. */
export interface SecuritySettings {
  readonly siteUrl: string;
  readonly language: string;
  readonly security: { readonly email: string; readonly expires: string };
}

/** The text of `security.txt` (RFC 9116): the contact, until when it is valid, the language, its own address. */
export function securityTxt({ siteUrl, language, security }: SecuritySettings): string {
  return [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T23:59:59Z`,
    `Preferred-Languages: ${language.split('-')[0]}`,
    `Canonical: ${absoluteUrl(siteUrl, SECURITY_TXT)}`,
    '',
  ].join('\n');
}
