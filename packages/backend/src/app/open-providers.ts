import { Sandbox } from '../demo/cashier/sandbox.ts';
import { DemoCourier } from '../demo/courier/demo-courier.ts';
import type { Config } from '../kernel/config/config.ts';
import type { ShopContext } from '../kernel/context/shop-app.ts';
import type { Db } from '../kernel/db/database.ts';
import { realTracking } from '../modules/parcels/shop-tracking.ts';
import { realProviders } from '../modules/payments/providers.ts';
import { shopTranslation } from '../modules/reviews/translation/shop-translation.ts';

type Providers = Pick<ShopContext, 'payments' | 'tracking' | 'translation'>;

/**
 * Who takes payments, knows where parcels are and translates: the firms the settings name; in demo mode the sandbox and the clock do the
 * first two.
 */
export function openProviders(config: Config, db: Db, now: () => Date): Providers {
  const translation = shopTranslation(config);
  if (config.demo) return { payments: new Sandbox(db, now), tracking: new DemoCourier(db, now), translation };
  return { payments: realProviders(config, now), tracking: realTracking(config), translation };
}
