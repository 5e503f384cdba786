import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { havePrograms } from '../../scripts/have-programs';
import { startSecureCaddy } from '../../scripts/host-servers';

const PORTS = {
  http: Number(process.env.HEADERS_HTTP_PORT ?? 9164),
  https: Number(process.env.HEADERS_HTTPS_PORT ?? 9165),
};

/** Serves the built site over TLS on this machine and lets Mozilla's Observatory score its headers. */
async function main(): Promise<void> {
  if (!havePrograms(['caddy'], 'The score of the headers')) return;
  const site = { publicFolder: path.resolve('public'), deployFolder: path.resolve('deploy') };
  const server = await startSecureCaddy(site, PORTS);
  // Node reads further authorities only at its start, hence a process of its own.
  const scorer = spawn('npx', ['tsx', 'packages/headers/observatory.ts', String(PORTS.http), String(PORTS.https)], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: server.authority },
    stdio: 'inherit',
  });
  const [code] = await once(scorer, 'exit');
  await server.stop();
  process.exitCode = Number(code ?? 1);
}

void main();
