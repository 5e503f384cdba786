import { spawnSync } from 'node:child_process';
import { haveServers } from './have-servers';

if (haveServers(['nginx', 'caddy'], 'The test of the host rules')) {
  process.exitCode = spawnSync('npx', ['jest', '--selectProjects', 'hosts'], { stdio: 'inherit' }).status ?? 1;
}
