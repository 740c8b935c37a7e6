import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { listenOn } from '../../kernel/db/open/postgres/testing/listen-on.ts';

const run = promisify(execFile);

/** How PostgreSQL is restarted: `fast` ends connections in order, `immediate` is a crash it recovers from. */
type RestartMode = 'fast' | 'immediate';

/** A PostgreSQL of its own, on a port of its own, for tests that end or freeze it. */
export type PostgresCluster = AsyncDisposable & {
  /** Of an empty database. */
  url: string;
  /** Returns when it takes connections again. */
  restart(mode: RestartMode): Promise<void>;
  /** Stops all of its processes where they are. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
};

/** Folder of `initdb` and `pg_ctl`, the newest version that is installed; null where there is none. */
export function findPostgresPrograms(): string | null {
  const versionOf = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const inPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...packaged, ...inPath].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** @param programs folder of `initdb` and `pg_ctl` */
export async function startPostgresCluster(programs: string): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-postgres-'));
  const data = join(folder, 'data');
  await mkdir(data);
  if (isRoot()) for (const path of [folder, data]) await chown(path, ...(await postgresAccount()));
  const control = (...args: string[]) => asPostgres(join(programs, 'pg_ctl'), '-D', data, '-w', ...args);
  await asPostgres(
    join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '-N',
  );
  const port = await freePort();
  // Only the machine's own death needs fsync.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  await control('-l', join(folder, 'log'), '-o', options, 'start');
  const signal = async (name: NodeJS.Signals) => {
    const main = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(main, name);
    for (const child of await childrenOf(main)) process.kill(child, name);
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async (mode) => void (await control('-l', join(folder, 'log'), '-m', mode, 'restart')),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    [Symbol.asyncDispose]: async () => {
      await signal('SIGCONT').catch(() => {});
      await control('-m', 'immediate', 'stop').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function asPostgres(program: string, ...args: string[]) {
  // It must not keep our pipes open: what `pg_ctl` starts outlives it.
  const quiet = 'exec "$@" >/dev/null 2>&1';
  return isRoot()
    ? run('su', ['postgres', '-s', '/bin/sh', '-c', quiet, '--', 'sh', program, ...args], { cwd: '/' })
    : run('sh', ['-c', quiet, 'sh', program, ...args], { cwd: '/' });
}

async function postgresAccount(): Promise<[user: number, group: number]> {
  const ask = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return [await ask('-u'), await ask('-g')];
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  return stdout.split('\n').map(Number).filter(Boolean);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOn(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
