import { spawn } from 'node:child_process';

/** Where `npm start` serves the built site. */
const PORT = process.env.PORT ?? '9000';

console.log(`The site is served at http://localhost:${PORT}/ (stop with Ctrl+C)`);
const server = spawn('npx', ['gatsby', 'serve', '--port', PORT], { stdio: 'inherit' });
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
