import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { type Driver, type Engine, PHONE } from './driver';
import { miniBrowser } from './programs';
import { until } from './until';

/**
 * A page that comes back in the history is told that the transition away from it was skipped, through a promise that no
 * script has ever seen.
 */
const SKIPPED_TRANSITION = /unhandled rejection: AbortError: Skipping view transition/;

/** Ends with this process, however that ends. */
function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  return child;
}

async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** A screen that nobody sees; the program chooses a free number and tells it. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = startProgram('Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1280x1024x24',
    '-nolisten',
    'tcp',
    '-noreset',
  ]);
  const told = screen.stdio[3];
  if (!told) throw new Error('Xvfb has no way to tell its display.');
  const [number] = await Promise.race([
    once(told, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.'))),
  ]);
  return { screen, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function openSession(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

async function newWindow(port: number): Promise<Driver> {
  const driver = await openSession(port);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE });
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    pressAt: (spot) =>
      driver
        .actions({ async: true })
        .move({ ...spot, duration: 0, origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    close: () => driver.quit(),
  };
}

/** Its windows do not become as narrow as a phone, for the sake of their toolbar. */
async function labelOf(port: number): Promise<string> {
  const driver = await openSession(port);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE });
  const version = (await driver.getCapabilities()).get('browserVersion');
  const width = await driver.executeScript<number>('return innerWidth');
  await driver.quit();
  return `WebKitGTK ${version} (window ${width} px, its narrowest)`;
}

/** Starts WebKitGTK on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const service = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    // Its sandbox needs rights that containers do not have; it opens nothing but this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const stop = async (): Promise<void> => {
    await stopProgram(service);
    await stopProgram(screen);
  };
  try {
    await until('WebKitWebDriver answers', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
    return { known: SKIPPED_TRANSITION, label: await labelOf(port), newWindow: () => newWindow(port), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
