import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { coupons, userCoupons } from '../../kernel/db/schema/index.ts';
import { found, refuse, type ShopError } from '../../kernel/errors/shop-error.ts';
import type { Coupon } from './coupon.ts';
import { couponStateNow, isInState } from './coupon-state.ts';

/** Letters and digits nobody mixes up. */
const TICKET_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Gives a customer one of a coupon. Taking one away from what is left holds the coupon, so claims of the same coupon
 * come one after the other and the limit per customer is counted right.
 * @throws ShopError `record.missing`, `coupon.time`, `coupon.gone` or `coupon.limit`: nothing must be committed then
 */
export async function claimCoupon(tx: Tx, userId: number, couponId: number, now: Date): Promise<void> {
  const [coupon] = await tx
    .update(coupons)
    .set({ remaining: sql`${coupons.remaining} - 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        isNull(coupons.deletedAt),
        isInState('underway', now),
        /* lock: coupon-left */ gt(coupons.remaining, 0),
      ),
    )
    .returning();
  if (!coupon) throw await whyNot(tx, couponId, now);
  if (coupon.perCustomer > 0) {
    const had = await tx.$count(userCoupons, and(eq(userCoupons.userId, userId), eq(userCoupons.couponId, couponId)));
    if (had >= coupon.perCustomer) throw refuse('coupon.limit');
  }
  await issueCoupon(tx, userId, coupon, now);
}

/** Gives a customer one of a coupon without counting what is left or what they have had; returns the id of theirs. */
export async function issueCoupon(tx: Tx, userId: number, coupon: Coupon, now: Date): Promise<number> {
  const [own] = await tx
    .insert(userCoupons)
    .values({
      userId,
      couponId: coupon.id,
      ticket: newTicket(),
      cost: worthOf(coupon),
      failureTime: coupon.endTime,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: userCoupons.id });
  if (!own) throw new Error('The database stored no coupon.');
  return own.id;
}

async function whyNot(tx: Tx, couponId: number, now: Date): Promise<ShopError> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, couponId), isNull(coupons.deletedAt)));
  return refuse(couponStateNow(found(row), now) === 'underway' ? 'coupon.gone' : 'coupon.time');
}

/** A random coupon is drawn when it is claimed. */
function worthOf({ type, cost, costMax }: Coupon): number {
  return type === 'random' && costMax !== null && costMax > cost ? randomInt(cost, costMax + 1) : cost;
}

/** Sixty random bits, such as `7K2M-PQ9X-4TVB`. */
function newTicket(): string {
  const group = () => Array.from({ length: 4 }, () => TICKET_LETTERS[randomInt(TICKET_LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}
