import { caddyfile } from '../hosts/caddy';
import { headersFile } from '../hosts/netlify';
import { nginxServer } from '../hosts/nginx';
import { hostRules } from '../hosts/rules';
import { SECURITY_HEADERS } from '../index';

const POLICY = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
};
const FOR_ALL = { hashedFolders: [], notFound: '/404.html' };
const ENDPOINT = 'https://reports.example.org/a?key=1';

const reporting = hostRules(['index.html', 'a.svg'], [], {
  ...FOR_ALL,
  reports: { endpoint: ENDPOINT, policy: POLICY },
});

test('nothing is reported unless an address is given', () => {
  expect(hostRules([], [], FOR_ALL).headers).toEqual(SECURITY_HEADERS);
  expect(JSON.stringify(SECURITY_HEADERS)).not.toMatch(/report/i);
});

test('what is blocked is reported, without what differs from page to page', () => {
  expect(reporting.headers).toEqual({
    ...SECURITY_HEADERS,
    'Cross-Origin-Opener-Policy': 'same-origin; report-to="default"',
    'Cross-Origin-Embedder-Policy': 'require-corp; report-to="default"',
    'Content-Security-Policy-Report-Only': "base-uri 'none'; require-trusted-types-for 'script'; report-to default",
    'Reporting-Endpoints': `default="${ENDPOINT}"`,
  });
});

test('each host sends the quotes in the values', () => {
  expect(headersFile(reporting)).toContain(`  Reporting-Endpoints: default="${ENDPOINT}"`);
  expect(nginxServer(reporting)).toContain(`add_header Reporting-Endpoints "default=\\"${ENDPOINT}\\"" always;`);
  expect(caddyfile(reporting)).toContain(`default=\\"${ENDPOINT}\\"`);
});
