import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  anAddress,
  aProduct,
  createPostgresDatabase,
  dropPostgresDatabase,
  openPostgres,
  Passwords,
  type StockedProduct,
  type StoredShop,
  storedShop,
  type TestCustomer,
  TestShop,
} from '@jishi/backend/testing/processes';
import { startTestCollector, type TestCollector } from '@jishi/observing/testing';
import { type FixtureRegistry, fixtureRegistry } from '@jishi/web/testing';
import { type Cluster, startCluster } from './cluster.ts';

export const PASSWORD = 'jishi-123';

/** A shop of several processes on PostgreSQL and Redis, with one good and some customers. */
export type World = AsyncDisposable & {
  cluster: Cluster;
  registry: FixtureRegistry;
  collector: TestCollector;
  /** The same database, without an api. */
  stored: StoredShop;
  good: StockedProduct;
  customers: (TestCustomer & { address: number })[];
};

const CUSTOMERS = 6;

export async function openWorld(redisUrl: string): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-several-'));
  const url = await createPostgresDatabase(`jishi_several_${randomBytes(6).toString('hex')}`);
  const shop = new TestShop(openPostgres(url, { maxConnections: 4 }));
  const good = await aProduct(shop, { stock: 100_000 });
  const password = await new Passwords().hash(PASSWORD, 'shop');
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      const customer = await shop.aCustomer({ password, money: 1_000_000 });
      return { ...customer, address: await anAddress(shop, customer) };
    }),
  );
  const [collector, registry] = await Promise.all([startTestCollector(), fixtureRegistry()]);
  await registry.release('1.0.0');
  await mkdir(join(folder, 'files'));
  const cluster = await startCluster({
    folder,
    env: { DATABASE_URL: url, REDIS_URL: redisUrl, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    webEnv: {
      SHOP_REGISTRY: join(registry.dataFolder, 'registry'),
      SHOP_RELEASE_KEYS: join(registry.dataFolder, 'keys'),
      SHOP_STOP_NOTICE_MS: '200',
    },
  });
  return {
    cluster,
    registry,
    collector,
    stored: storedShop(shop.db),
    good,
    customers,
    async [Symbol.asyncDispose]() {
      await cluster[Symbol.asyncDispose]();
      await shop.close();
      await dropPostgresDatabase(url);
      await Promise.all([registry, collector].map((one) => one[Symbol.asyncDispose]()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
