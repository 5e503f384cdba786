import { env } from 'node:process';
import { errorText } from '../utils/error-text';
import { logJson } from './log';
import { startContactServer } from './server';
import { readSettings } from './settings';

/** The endpoint as a process of its own; its settings are environment variables. */
async function main(): Promise<void> {
  const read = readSettings(env);
  if ('wrong' in read) {
    console.error(`The contact endpoint cannot start. Missing or wrong: ${read.wrong.join(', ')}. See .env.example.`);
    process.exitCode = 1;
    return;
  }
  const server = await startContactServer(read.settings, logJson);
  logJson('listening', { host: read.settings.CONTACT_LISTEN.host, port: server.port });
  const stop = (signal: NodeJS.Signals): void => {
    logJson('stopping', { signal });
    server.stop().then(() => {
      logJson('stopped');
      process.exit();
    });
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

main().catch((error) => {
  console.error(`The contact endpoint cannot start: ${errorText(error)}`);
  process.exitCode = 1;
});
