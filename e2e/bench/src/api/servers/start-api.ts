import { randomBytes } from 'node:crypto';
import { freePorts } from '@jishi/scripts/processes';
import { startServer } from './start-server.ts';

/** One process of the api, on a database that is ready. */
export type Api = {
  /** Address of its calls, with a slash at the end. */
  base: string;
  /** Names the client; requests per address are not limited for the shop's own programs. */
  headers: Record<string, string>;
  /** Of its process. */
  pid: number;
  stop(): Promise<void>;
};

export type ApiPlan = {
  dataFolder: string;
  databaseUrl: string | null;
  redisUrl?: string | null;
  env?: Record<string, string>;
  checkout?: string | undefined;
};

const PROJECT_KEY = 'jishi-load-key';

/** Starts the api as it is started in earnest, its log in a file of the data folder. */
export async function startApi(
  { dataFolder, databaseUrl, redisUrl, env, checkout }: ApiPlan,
  stop: AbortSignal,
): Promise<Api> {
  const [port = 0] = await freePorts(1);
  const internalKey = randomBytes(24).toString('hex');
  const { origin, ...server } = await startServer(
    {
      name: 'api',
      script: 'packages/backend/src/server.ts',
      dataFolder,
      port,
      checkout,
      probe: '/readyz',
      nodeFlags: process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [],
      // Outside demo mode: a demo shop draws its pictures meanwhile; one with pictures of its own has nothing to draw.
      env: {
        SHOP_API_PORT: String(port),
        SHOP_PROJECT_KEY: PROJECT_KEY,
        SHOP_PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        SHOP_INTERNAL_KEY: internalKey,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
        ...env,
      },
    },
    stop,
  );
  return {
    ...server,
    base: `${origin}/api/v1/app/`,
    headers: { accept: 'application/json', 'apply-secret': PROJECT_KEY, 'x-internal-key': internalKey },
  };
}
