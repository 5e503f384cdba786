import { type Policy, policyText } from '../policy/policy-text';

/** Where browsers report what the site's policies have blocked. */
export interface Reports {
  /** An https address that takes reports (https://www.w3.org/TR/reporting-1/). */
  readonly endpoint: string;
  /** The policy that all pages share. */
  readonly policy: Policy;
}

/** Browser features that the site does not use; browsers report names that they do not know. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * For what a browser may show as a document without being a page, such as an SVG picture or a feed: an attacker who gets a
 * script into one must not get it run at the site's address. Pictures keep the styles that are written into them.
 */
export const FILE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The policy itself is in each page; a page cannot say who may frame it, so that part is a header. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
};

/** Directives that differ from page to page, or that would fall back on those: a policy for all pages cannot have them. */
const OF_EACH_PAGE = ['default-src', 'script-src', 'style-src'];

/** Policies that say whether pages share a process with others; they can report what they have blocked. */
const ISOLATION = ['Cross-Origin-Opener-Policy', 'Cross-Origin-Embedder-Policy'] as const;

/**
 * The headers of all files, which also have browsers report what is blocked.
 * Browsers send no reports of a policy in a page: the shared part of it is sent once more, only to report.
 */
export function securityHeaders({ endpoint, policy }: Reports): Readonly<Record<string, string>> {
  const shared = Object.fromEntries(Object.entries(policy).filter(([directive]) => !OF_EACH_PAGE.includes(directive)));
  return {
    ...SECURITY_HEADERS,
    ...Object.fromEntries(ISOLATION.map((name) => [name, `${SECURITY_HEADERS[name]}; report-to="default"`])),
    'Content-Security-Policy-Report-Only': policyText({ ...shared, 'report-to': ['default'] }),
    'Reporting-Endpoints': `default="${endpoint}"`,
  };
}

/** `Cache-Control` of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
