import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ENDPOINT_LISTEN } from '../../src/utils/forms/contact-fields';

test("Caddy accepts the container's file together with the rules that the build has written", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'container-'));
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, readFileSync('container.Caddyfile', 'utf8').replaceAll('/srv/site', process.cwd()));
  const { stdout, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(`${stdout}${stderr}`).toContain('Valid configuration');
});

test('the endpoint of the compose file listens where the rules of its site look for it, and is reached by nobody else', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'));
  const stages = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
  expect(stages).toEqual(expect.arrayContaining([services.site.build.target, services.endpoint.build.target]));
  expect(services.endpoint).toMatchObject({
    network_mode: 'service:site',
    environment: { CONTACT_LISTEN: ENDPOINT_LISTEN },
  });
  expect(services.endpoint).not.toHaveProperty('ports');
});
