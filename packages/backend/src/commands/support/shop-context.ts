import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { DemoCourier } from '../../jobs/demo/demo-courier.ts';
import { createShopMetrics } from '../../metrics/shop-metrics.ts';
import { realTracking } from '../../modules/parcels/shop-tracking.ts';
import { realProviders } from '../../modules/payments/providers.ts';
import { Passwords } from '../../modules/sign-in/passwords.ts';
import { News } from '../../news/news.ts';
import { PictureWorkers } from '../../pictures/worker/picture-workers.ts';
import type { ShopContext } from '../../plugins/types.ts';
import { Sandbox } from '../../providers/sandbox/sandbox.ts';
import { openShopSecurityLog } from '../../security/open-shop-log.ts';
import { createTimes } from '../../wire/times.ts';

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
