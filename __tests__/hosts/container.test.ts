import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
