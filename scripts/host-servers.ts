import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder with `public` and `deploy` that the servers under test use. */
export interface Site {
  readonly publicFolder: string;
  readonly deployFolder: string;
}

/** A running server; `stop` ends it and waits for its end. */
export interface Server {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Where plain requests are sent on to the secure ones. */
export interface SecurePorts {
  readonly http: number;
  readonly https: number;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx can send brotli copies here. */
export const nginxHasBrotli = (): boolean => existsSync(BROTLI_MODULE);

function nginxConfiguration({ publicFolder, deployFolder }: Site, port: number, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${nginxHasBrotli() ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${deployFolder}/nginx/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${publicFolder};
    ${nginxHasBrotli() ? 'brotli_static on;' : ''}
    include ${deployFolder}/nginx/server.conf;
  }
}`;
}

/** What docs/deploying/server.md has in Caddy's global options. */
const CADDY_LIMITS = `
  servers {
    max_header_size 16KB
    timeouts {
      read_header 10s
      read_body 10s
    }
  }`;

function caddyConfiguration({ publicFolder, deployFolder }: Site, port: number): string {
  return `
{
  admin off
  auto_https off${CADDY_LIMITS}
}
import ${deployFolder}/Caddyfile
http://:${port} {
  bind 127.0.0.1
  root * ${publicFolder}
  import site
}`;
}

function secureCaddyConfiguration({ publicFolder, deployFolder }: Site, ports: SecurePorts): string {
  return `
{
  admin off
  skip_install_trust
  http_port ${ports.http}
  https_port ${ports.https}
}
import ${deployFolder}/Caddyfile
localhost {
  bind 127.0.0.1
  tls internal
  root * ${publicFolder}
  import site
}`;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
  });
}

async function start(command: string, args: readonly string[], port: number, folder: string): Promise<Server> {
  const child = spawn(command, args, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = exitOf(child);
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await answers(port)) {
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        await ended;
      };
      return { port, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`${command} did not start:\n${said}`);
}

/** Starts nginx on loopback with the generated files. */
export async function startNginx(site: Site, port: number): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfiguration(site, port, folder));
  return start('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], port, folder);
}

/** Starts Caddy on loopback with the generated files. */
export async function startCaddy(site: Site, port: number): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  writeFileSync(path.join(folder, 'Caddyfile'), caddyConfiguration(site, port));
  return start('caddy', ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')], port, folder);
}

/** Starts Caddy on loopback with a certificate of its own making; `authority` is the file of the one that signed it. */
export async function startSecureCaddy(site: Site, ports: SecurePorts): Promise<Server & { authority: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, secureCaddyConfiguration(site, ports));
  const server = await start('caddy', ['run', '--adapter', 'caddyfile', '--config', file], ports.https, folder);
  return { ...server, authority: path.join(folder, 'caddy/pki/authorities/local/root.crt') };
}
