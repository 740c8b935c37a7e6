import { Sandbox } from '../demo/cashier/sandbox.ts';
import { DemoCourier } from '../demo/courier/demo-courier.ts';
import type { Config } from '../kernel/config/config.ts';
import type { ShopContext } from '../kernel/context/shop-app.ts';
import type { Db } from '../kernel/db/database.ts';
import { realTracking } from '../modules/parcels/shop-tracking.ts';
import { realProviders } from '../modules/payments/providers.ts';

/** Who takes payments and knows where parcels are: the firms the settings name; in demo mode the sandbox and the clock. */
export function openProviders(config: Config, db: Db, now: () => Date): Pick<ShopContext, 'payments' | 'tracking'> {
  if (config.demo) return { payments: new Sandbox(db, now), tracking: new DemoCourier(db, now) };
  return { payments: realProviders(config, now), tracking: realTracking(config) };
}
