import { startShop } from './shop-process.ts';

/** One shop for all journeys. `SHOP_ORIGIN` in the environment names one that is running already. */
export default async function startShopForAll(): Promise<() => Promise<void>> {
  if (process.env['SHOP_ORIGIN']) return async () => undefined;
  const shop = await startShop();
  process.env['SHOP_ORIGIN'] = shop.origin;
  process.env['SHOP_API_ORIGIN'] = shop.apiOrigin;
  process.env['SHOP_TEST_DATA'] = shop.dataFolder;
  return () => shop.stop();
}
