import { serveForTests } from '@jishi/scripts/shop';
import { say } from '@jishi/scripts/terminal';
import { waitUntilWarm } from './wait-until-warm.ts';

export type BenchShop = { origin: string; apiOrigin: string; stop(): Promise<void> };

/** The shop named by the environment, or one of its own whose pictures have been drawn. `settings`: of its own one. */
export async function openShop(stop: AbortSignal, settings: Readonly<Record<string, string>> = {}): Promise<BenchShop> {
  const origin = process.env['SHOP_ORIGIN'];
  if (origin) return { origin, apiOrigin: process.env['SHOP_API_ORIGIN'] ?? origin, stop: async () => undefined };
  const shop = await serveForTests(settings, stop);
  try {
    await waitUntilWarm(shop.dataFolder, stop);
  } catch (error) {
    await shop.stop();
    throw error;
  }
  say('shop', shop.origin);
  return shop;
}
