import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { freePorts } from '@jishi/scripts/processes';
import type { Api } from './start-api.ts';
import { startServer } from './start-server.ts';

/** One process of web before an api. It has no release, so it has no pages; calls of the api and streams go through it. */
export type Web = {
  origin: string;
  /** Address of the api's calls through it, with a slash at the end. */
  base: string;
  /** Of its process. */
  pid: number;
  /** Bytes the process holds in memory now. */
  residentBytes(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts web as it is started in earnest. It believes what callers from this computer say of their address. */
export async function startWeb(dataFolder: string, api: Api, stop: AbortSignal, checkout?: string): Promise<Web> {
  const [port = 0] = await freePorts(1);
  const { publicKey } = generateKeyPairSync('ed25519');
  const { origin, ...server } = await startServer(
    {
      name: 'web',
      script: 'packages/web/src/server.ts',
      dataFolder,
      port,
      checkout,
      // Without a release it is never ready, but it answers.
      probe: '/healthz',
      env: {
        SHOP_HOST: '127.0.0.1',
        SHOP_PORT: String(port),
        SHOP_API_ORIGIN: new URL(api.base).origin,
        SHOP_PROJECT_KEY: api.headers['apply-secret'],
        SHOP_INTERNAL_KEY: api.headers['x-internal-key'],
        SHOP_TRUST_PROXY: 'loopback',
        SHOP_PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        SHOP_RELEASE_KEYS: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      },
    },
    stop,
  );
  return {
    origin,
    pid: server.pid,
    base: `${origin}${new URL(api.base).pathname}`,
    async residentBytes() {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
    },
    stop: server.stop,
  };
}
