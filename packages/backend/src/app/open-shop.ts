import { ChangeEvents } from '../kernel/change-events/change-events.ts';
import type { ShopContext } from '../kernel/context/shop-app.ts';
import { createShopMetrics } from '../kernel/metrics/shop-metrics.ts';
import { openShopSecurityLog } from '../kernel/security/open-security-log.ts';
import { createTimes } from '../kernel/wire/times.ts';
import { Passwords } from '../modules/credentials/passwords.ts';
import { PictureWorkers } from '../modules/pictures/worker/picture-workers.ts';
import type { ShopParts } from '../operator/commands/support/run-cli.ts';
import { openProviders } from './open-providers.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** A shop without the api, for operator commands. It publishes change events and receives none. */
export function createShopContext({ config, database, now = () => new Date() }: ShopParts): ShopContext {
  return {
    config,
    database,
    db: database.db,
    now,
    times: createTimes(config.timeZone),
    sharedLimits: null,
    changeEvents: new ChangeEvents(database, quiet),
    metrics: createShopMetrics(),
    ...openProviders(config, database.db, now),
    passwords: new Passwords(),
    pictures: new PictureWorkers(),
    security: openShopSecurityLog(config, 'shop'),
  };
}
