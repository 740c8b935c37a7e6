import { Sandbox } from './demo/cashier/sandbox.ts';
import { DemoCourier } from './demo/courier/demo-courier.ts';
import type { Config } from './kernel/config/config.ts';
import type { ShopContext } from './kernel/context/shop-app.ts';
import type { Database } from './kernel/db/database.ts';
import { createShopMetrics } from './kernel/metrics/shop-metrics.ts';
import { News } from './kernel/news/news.ts';
import { openShopSecurityLog } from './kernel/security/open-shop-log.ts';
import { createTimes } from './kernel/wire/times.ts';
import { realTracking } from './modules/parcels/shop-tracking.ts';
import { realProviders } from './modules/payments/providers.ts';
import { PictureWorkers } from './modules/pictures/worker/picture-workers.ts';
import { Passwords } from './modules/sign-in/passwords.ts';

export type ShopParts = {
  config: Config;
  /** Open and migrated. */
  database: Database;
  /** The clock; tests may move it. */
  now?: () => Date;
};

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** A shop without the api, for operator commands. It tells news and hears none. */
export function createShopContext({ config, database, now = () => new Date() }: ShopParts): ShopContext {
  return {
    config,
    database,
    db: database.db,
    now,
    times: createTimes(config.timeZone),
    sharedLimits: null,
    news: new News(database, quiet),
    metrics: createShopMetrics(),
    payments: config.demo ? new Sandbox(database.db, now) : realProviders(config, now),
    tracking: config.demo ? new DemoCourier(database.db, now) : realTracking(config),
    passwords: new Passwords(),
    pictures: new PictureWorkers(),
    security: openShopSecurityLog(config, 'shop'),
  };
}
