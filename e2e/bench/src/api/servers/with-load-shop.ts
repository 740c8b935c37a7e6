import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { say } from '@jishi/scripts/terminal';
import { type LoadShop, openLoadShop } from './load-shop.ts';
import { type Api, startApi } from './start-api.ts';

export type LoadContext = { stop: AbortSignal };

/** `env`: further settings of the process · `checkout`: whose sources. */
type ApiSettings = { redisUrl?: string; env?: Record<string, string>; checkout?: string };

export type LoadStage = {
  shop: LoadShop;
  customers: LoadCustomer[];
  dataFolder: string;
  /** Starts a process of the api; it is stopped with the stage. */
  startApi(settings?: ApiSettings): Promise<Api>;
};

/** What the shop has; `orders`: placed before. */
export type LoadPlan = { engine: 'pglite' | 'postgres'; goods: number; customers: number; orders?: number };

/** A shop with a database of its own, as long as the work lasts; everything it started and made is gone afterwards. */
export async function withLoadShop<T>(
  { stop }: LoadContext,
  plan: LoadPlan,
  work: (stage: LoadStage) => Promise<T>,
): Promise<T> {
  await using closing = new AsyncDisposableStack();
  const dataFolder = await mkdtemp(join(tmpdir(), 'jishi-load-'));
  closing.defer(() => rm(dataFolder, { recursive: true, force: true, maxRetries: 3 }));
  const shop = openLoadShop();
  closing.defer(() => shop.end());
  say('database', `${plan.engine}: ${plan.goods} goods, ${plan.customers} customers, ${plan.orders ?? 0} orders`);
  const { databaseUrl, customers } = await shop.prepare({ ...plan, dataFolder });
  const start = async (settings: ApiSettings = {}): Promise<Api> => {
    const api = await startApi({ dataFolder, databaseUrl, ...settings }, stop);
    closing.defer(() => api.stop());
    return api;
  };
  return await work({ shop, customers, dataFolder, startApi: start });
}
