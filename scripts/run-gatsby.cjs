// Runs Gatsby commands one after the other, once nothing would stop them without an explanation:
//
//   node scripts/run-gatsby.cjs build serve [drafts] [PORT]
const { spawnSync } = require('node:child_process');
const net = require('node:net');
const path = require('node:path');
const { SetupError, checkDisk, checkSetup, runOrExplain } = require('./check-setup.cjs');

const PORTS = { serve: 9000, develop: 8000 };

/** With less free space, in megabytes, a failed build has failed for lack of it. */
const FULL = 10;

function checkPort(port, command) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: 'localhost' });
    socket.once('error', () => resolve());
    socket.once('connect', () => {
      socket.destroy();
      reject(
        new SetupError(
          `Port ${port} is in use, perhaps because the site already runs in another terminal. Stop it there with Ctrl+C, or use another port: ${command} ${port + 1}`,
        ),
      );
    });
  });
}

runOrExplain(async () => {
  const root = process.cwd();
  const words = process.argv.slice(2);
  const named = words.map(Number).find((number) => number > 0);
  const commands = words.filter((word) => ['build', 'serve', 'develop'].includes(word));
  const server = commands.find((command) => command in PORTS);
  const port = named || PORTS[server];
  checkSetup(root, 'build');
  if (server) await checkPort(port, server === 'develop' ? 'npm run develop' : 'npm start');
  const env = { ...process.env, ...(words.includes('drafts') && { INCLUDE_DRAFTS: '1' }) };
  const cli = path.join(root, 'node_modules', 'gatsby', 'cli.js');
  for (const command of commands) {
    const options = command === server ? ['--port', String(port)] : [];
    const { status } = spawnSync(process.execPath, [cli, command, ...options], { env, stdio: 'inherit' });
    if (status === 0) continue;
    process.exitCode = status === null ? 1 : status;
    checkDisk(root, FULL);
    return;
  }
});
