import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this computer has the program. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** An HTTP cache in front of a web server, with the settings `docs/operations.md` gives for one. */
export type NginxCache = AsyncDisposable & { origin: string };

/** @throws Error with what nginx said when it does not start */
export async function startNginxCache(upstream: string): Promise<NginxCache> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, upstream));
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += String(text);
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Pages say `no-cache`: this one keeps them for ten seconds all the same, as a shop under a rush may want it. */
const configuration = (folder: string, port: number, upstream: string): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/proxied;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/pages keys_zone=pages:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_set_header Host $http_host;
      proxy_cache pages;
      proxy_cache_key $scheme$host$request_uri;
      proxy_ignore_headers Cache-Control;
      proxy_cache_valid 200 10s;
      add_header x-cache $upstream_cache_status;
    }
  }
}
`;

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
