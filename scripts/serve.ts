import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Where `npm start` serves the built site. */
const PORT = process.env.PORT ?? '9000';

/** What the contact endpoint needs, for trying it out; see `.env.example`. */
if (existsSync('.env')) loadEnvFile('.env');

console.log(`The site is served at http://localhost:${PORT}/ (stop with Ctrl+C)`);
const server = spawn('npx', ['gatsby', 'serve', '--port', PORT], { stdio: 'inherit' });
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
