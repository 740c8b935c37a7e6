import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { ParcelState } from '../../../kernel/db/schema/index.ts';
import type { LockedParcel } from '../../../modules/parcels/parcel-records.ts';
import { recordTracking } from '../../../modules/parcels/record-tracking.ts';
import type { TrackingStatus } from '../../../modules/parcels/tracking/tracking-provider.ts';
import { statusWords } from '../orders/status-words.ts';
import { Refused } from '../refused.ts';
import { lockAnyParcel } from './find-parcel.ts';

const LONGEST_WORDS = 300;
const DAY = 86_400_000;

/** What an operator knows of a parcel. Words that are missing are the usual ones; those of one language serve for both. `at` null: now. */
export type Sighting = { status: TrackingStatus; zh: string | null; en: string | null; at: Date | null };

/**
 * Writes down where a parcel is, by hand; its customer is told what is worth telling.
 * @returns the parcel, and its state from now on
 * @throws Refused when there is no such parcel, for words that are too long, and for a time that cannot be
 */
export async function trackParcel(
  tx: Tx,
  shop: Pick<ShopContext, 'now' | 'times'>,
  reference: string,
  { status, zh, en, at }: Sighting,
): Promise<LockedParcel & { state: ParcelState }> {
  const held = await lockAnyParcel(tx, reference);
  const happenedAt = at ?? shop.now();
  if (happenedAt > shop.now()) throw new Refused('That is in the future: write down what has happened.');
  if (held.order.createdAt.getTime() - happenedAt.getTime() > DAY) {
    throw new Refused('That was before the order was placed.');
  }
  const state = await recordTracking(tx, shop, held, [{ status, text: wordsOf(status, zh, en), happenedAt }]);
  return { ...held, state };
}

function wordsOf(status: TrackingStatus, zh: string | null, en: string | null) {
  const given = [zh, en].map((words) => words?.trim() || null);
  if (given.some((words) => (words?.length ?? 0) > LONGEST_WORDS)) {
    throw new Refused(`What happened has at most ${LONGEST_WORDS} characters.`);
  }
  const [own, other] = given;
  if (!own && !other) return statusWords[status];
  return { zh: own ?? other ?? '', en: other ?? own ?? '' };
}
