import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_ROOT } from '../../support/site-root';

const ROOT = path.join(SITE_ROOT, 'public');
const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((name) => /\.(html|js|json|map)$/.test(name));

test('nothing that mails, and none of its settings, is published', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? []);
  expect(names).toContain('SMTP_PASSWORD');
  const leaks = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return [...names, 'nodemailer'].some((word) => text.includes(word));
  });
  expect(files.length).toBeGreaterThan(10);
  expect(leaks).toEqual([]);
});
