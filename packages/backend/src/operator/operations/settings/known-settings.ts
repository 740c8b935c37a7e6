import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { configs, pointsConfigurations } from '../../../kernel/db/schema/index.ts';
import { type Setting, storedValue } from '../../../kernel/settings/settings.ts';
import { codeSeconds } from '../../../modules/credentials/codes.ts';
import { secondsHeld, turnsPerSecond } from '../../../modules/flash-sales/queue/queue-settings.ts';
import { minutesBeforeSale } from '../../../modules/flash-sales/reminders/reminder-settings.ts';
import { completeUnreviewable } from '../../../modules/orders/awaiting-review.ts';
import { daysInBin, daysToReview, daysUntilReceipt, minutesToPay } from '../../../modules/orders/order-settings.ts';
import { daysOfExtension, hoursBetweenReminders } from '../../../modules/own-orders/shipment-settings.ts';
import { paymentMethods } from '../../../modules/payments/payment-methods.ts';
import { pointValue } from '../../../modules/points/rate.ts';
import { hotWords } from '../../../modules/products/known-words.ts';
import { categoriesByHour } from '../../../modules/recommendations/by-hour.ts';
import {
  daysToAsk,
  daysToReceive,
  daysToSend,
  hoursToAnswer,
  returnAddress,
} from '../../../modules/refunds/refund-settings.ts';
import { orderAddressDays, signInLogDays, viewedDays } from '../../../modules/retention/retention-settings.ts';
import { reviewPoints, reviewPointsLength, reviewPointsPictures } from '../../../modules/reviews/review-settings.ts';
import {
  cutOff,
  deliveryDays,
  parcelDays,
  provincesNotServed,
  regionOfShop,
} from '../../../modules/shipping/delivery-settings.ts';
import { festivalSetting } from '../../../modules/shop/festival.ts';
import { shopPromises } from '../../../modules/shop/promises.ts';
import { customerService, licensed } from '../../../modules/shop/service.ts';
import {
  commerceEvents,
  demoNotice,
  entranceCodes,
  mapTiles,
  registration,
} from '../../../modules/shop/site-config.ts';
import { siteAuthor, siteDescription, siteKeywords } from '../../../modules/shop/site-metadata.ts';
import { features } from '../../../modules/shop-settings/features.ts';
import { shopName, shopSign, shopSince, shopSlogan } from '../../../modules/shop-settings/shop-name.ts';
import { shortestPassword } from '../../../modules/sign-in/new-password.ts';
import { codesPerAddress } from '../../../modules/sign-in/send-code.ts';

/** A setting that takes effect at once in every process. */
export type KnownSetting = Setting<unknown> & {
  read(db: DbOrTx): Promise<unknown>;
  /** Null: back to the default. */
  write(tx: Tx, value: unknown): Promise<void>;
};

/** What has to happen at once when a setting has changed. */
const followUps: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  // Orders that wait for a review nobody can write are completed.
  [features.comment.key]: completeUnreviewable,
};

/** Declared where they are read; a test finds one that is declared and not listed, or listed and not read. */
const declared: readonly Setting<unknown>[] = [
  ...Object.values(features),
  categoriesByHour,
  codesPerAddress,
  codeSeconds,
  commerceEvents,
  customerService,
  cutOff,
  daysInBin,
  daysOfExtension,
  daysToAsk,
  daysToReceive,
  daysToReview,
  daysToSend,
  daysUntilReceipt,
  deliveryDays,
  demoNotice,
  entranceCodes,
  festivalSetting,
  hoursBetweenReminders,
  hoursToAnswer,
  licensed,
  mapTiles,
  minutesBeforeSale,
  minutesToPay,
  orderAddressDays,
  parcelDays,
  paymentMethods,
  pointValue,
  provincesNotServed,
  regionOfShop,
  registration,
  returnAddress,
  reviewPoints,
  reviewPointsLength,
  reviewPointsPictures,
  secondsHeld,
  shortestPassword,
  shopName,
  shopPromises,
  shopSign,
  shopSince,
  shopSlogan,
  signInLogDays,
  siteAuthor,
  siteDescription,
  siteKeywords,
  hotWords,
  turnsPerSecond,
  viewedDays,
];

/** A rule of the points module, which has a table of its own. */
const returnPercent: KnownSetting = {
  key: 'points.return_percent',
  about: 'percent of the paid goods amount that comes back as points',
  schema: z.int().min(0).max(100),
  fallback: 0,
  fault: () => null,
  read: async (db) => {
    const [rule] = await db.select().from(pointsConfigurations).where(eq(pointsConfigurations.system, 'sys_shop'));
    return rule?.value;
  },
  write: async (tx, value) => {
    const percent = Number(value ?? 0);
    await tx
      .insert(pointsConfigurations)
      .values({ system: 'sys_shop', name: { zh: '购物返积分', en: 'Points for shopping' }, value: percent })
      .onConflictDoUpdate({ target: pointsConfigurations.system, set: { value: percent } });
  },
};

/** Every setting, by key. */
export const knownSettings: readonly KnownSetting[] = [...declared.map(inConfigs), returnPercent].toSorted(
  (one, other) => (one.key < other.key ? -1 : 1),
);

function inConfigs(one: Setting<unknown>): KnownSetting {
  const { key } = one;
  return {
    ...one,
    read: (db) => storedValue(db, key),
    write: async (tx, value) => {
      if (value === null) await tx.delete(configs).where(eq(configs.key, key));
      else await tx.insert(configs).values({ key, value }).onConflictDoUpdate({ target: configs.key, set: { value } });
      await followUps[key]?.(tx);
    },
  };
}
