import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import path from 'node:path';
import { env, loadEnvFile } from 'node:process';
import { createContactEndpoint } from '../src/contact-endpoint/contact-endpoint';
import { logJson } from '../src/contact-endpoint/log';
import { readSettings } from '../src/contact-endpoint/settings';
import { ENDPOINT_PATH } from '../src/utils/forms/contact-fields';
import { runCommand } from './for-author';

/** Where `npm start` serves the built site. */
const PORT = Number(env.PORT ?? 9000);

const HELP = `Serves the built site at an address of this computer; where .env has its settings, the contact endpoint too.

  npm run serve
  PORT=9200 npm run serve    at another port than 9000`;

/** The contact endpoint runs only where this variable is set. */
const WANTED = 'CONTACT_TO';

function startSite(port: number): void {
  // Behind another port, Gatsby would print the wrong address.
  const output = port === PORT ? 'inherit' : 'ignore';
  const args = [path.join('node_modules', 'gatsby', 'cli.js'), 'serve', '--port', String(port)];
  const server = spawn(process.execPath, args, { stdio: ['inherit', output, 'inherit'] });
  server.on('exit', (code) => process.exit(code ?? 1));
  process.on('SIGTERM', () => server.kill());
}

/**
 * The first port from this one on that nothing listens on. The system's own choice of a free port may be given to any
 * connection before Gatsby takes it, and Gatsby then waits for somebody to answer its question.
 */
async function freePort(port: number): Promise<number> {
  const server = createSocketServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true)).once('error', () => resolve(false));
    server.listen(port);
  });
  if (!isFree) return freePort(port + 1);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Passes a request on to the server of the site. */
function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const passed = request({ host: 'localhost', port, method, path: url, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  passed.on('error', () => answer.headersSent || answer.writeHead(502).end('The site is still starting.'));
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}

/** Serves the built site, with our own contact endpoint at the same address where its settings are there. */
runCommand(HELP, {}, async () => {
  if (existsSync('.env')) loadEnvFile('.env');
  console.log(`The site is served at http://localhost:${PORT}/ (stop with Ctrl+C)`);
  if (!env[WANTED]) return startSite(PORT);
  const read = readSettings(env);
  if ('wrong' in read) {
    console.error(`The contact endpoint does not run. Missing or wrong: ${read.wrong.join(', ')}. See .env.example.`);
    return startSite(PORT);
  }
  const { listener } = createContactEndpoint(read.settings, logJson);
  const sitePort = await freePort(PORT + 1);
  const server = createServer((asked, answer) => {
    if (asked.url?.split('?', 1)[0] === ENDPOINT_PATH) listener(asked, answer);
    else passOn(asked, answer, sitePort);
  });
  server.on('error', ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  server.listen(PORT, 'localhost', () => startSite(sitePort));
});
