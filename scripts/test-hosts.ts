import { spawnSync } from 'node:child_process';
import { havePrograms } from './have-programs';

if (havePrograms(['nginx', 'caddy'], 'The test of the host rules')) {
  process.exitCode = spawnSync('npx', ['jest', '--selectProjects', 'hosts'], { stdio: 'inherit' }).status ?? 1;
}
