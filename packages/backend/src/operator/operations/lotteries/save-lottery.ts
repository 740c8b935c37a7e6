import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { coupons, lotteries, lotteryPrizes, products, productVariants } from '../../../kernel/db/schema/index.ts';
import { lockLottery } from '../../../modules/lotteries/records/lottery-records.ts';
import { chooseVariant, type LockedProduct } from '../products/find-product.ts';
import { productKeyOf } from '../products/product-reference.ts';
import { Refused } from '../refused.ts';
import { writePictures } from '../support/owner-pictures.ts';
import { mustBeFine } from '../support/problems.ts';
import { checkLottery } from './check-lottery.ts';
import { loadLottery, type StoredLottery } from './load-lotteries.ts';
import { type LotteryDocument, type LotteryPatch, mergeLottery, type PrizeDocument } from './lottery-document.ts';

/**
 * Creates a lottery, or changes the one of `id`: draws of it wait meanwhile. A prize that is no longer named vanishes from
 * the wheel; those who won it keep it. Answers the id.
 * @throws Refused with every problem
 */
export async function saveLottery(tx: Tx, { id, ...patch }: LotteryPatch, now: Date): Promise<number> {
  const known = id === undefined ? null : await loadLocked(tx, id);
  const document = mergeLottery(known?.document ?? null, { id, ...patch });
  const strange = document.prizes.filter(
    ({ id }) => id !== null && !known?.document.prizes.some((one) => one.id === id),
  );
  mustBeFine([
    ...checkLottery(document, known?.drawn ?? new Map()),
    ...strange.map((prize) => ({
      path: ['prizes', document.prizes.indexOf(prize), 'id'],
      reason: 'is no prize of this lottery',
    })),
  ]);
  const lotteryId = await writeLottery(tx, id, document, now);
  await writePrizes(tx, lotteryId, document, known, now);
  return lotteryId;
}

/** Draws hold the lottery: whoever has it sees what was won so far. */
async function loadLocked(tx: Tx, id: number): Promise<StoredLottery> {
  await lockLottery(tx, id);
  return loadLottery(tx, id);
}

async function writeLottery(tx: Tx, id: number | undefined, lottery: LotteryDocument, now: Date): Promise<number> {
  const { starts, ends } = lottery;
  if (starts === null || ends === null) throw new Error('A checked lottery has a start and an end.');
  const values = {
    name: lottery.name,
    type: lottery.kind,
    isActive: lottery.isActive,
    explain: lottery.explain,
    cost: lottery.cost,
    tries: lottery.triesPerDay,
    startTime: starts,
    endTime: ends,
    updatedAt: now,
  };
  const [row] =
    id === undefined
      ? await tx
          .insert(lotteries)
          .values({ ...values, createdAt: now })
          .returning({ id: lotteries.id })
      : await tx.update(lotteries).set(values).where(eq(lotteries.id, id)).returning({ id: lotteries.id });
  if (!row) throw new Error('The database stored no lottery.');
  return row.id;
}

async function writePrizes(
  tx: Tx,
  lotteryId: number,
  { prizes }: LotteryDocument,
  known: StoredLottery | null,
  now: Date,
): Promise<void> {
  const named = new Set(prizes.map(({ id }) => id));
  await hidePrizes(
    tx,
    (known?.document.prizes ?? []).filter(({ id }) => !named.has(id)),
  );
  for (const [index, prize] of prizes.entries()) {
    const won = prize.id === null ? 0 : (known?.drawn.get(prize.id) ?? 0);
    const values = {
      lotteryId,
      ...(await modelOf(tx, prize)),
      name: prize.name,
      recyclePoints: prize.recyclePoints,
      quantity: prize.quantity ?? -1,
      remaining: prize.quantity === null ? 0 : prize.quantity - won,
      weight: prize.weight,
      // The list is read by `sort` descending.
      sort: prizes.length - index,
      isHidden: prize.isHidden,
      updatedAt: now,
    };
    const [row] =
      prize.id === null
        ? await tx
            .insert(lotteryPrizes)
            .values({ ...values, createdAt: now })
            .returning({ id: lotteryPrizes.id })
        : await tx
            .update(lotteryPrizes)
            .set(values)
            .where(eq(lotteryPrizes.id, prize.id))
            .returning({ id: lotteryPrizes.id });
    if (row)
      await writePictures(tx, 'lottery_prize', [{ id: row.id, depict: 'integralDraw', img: prize.picture }], now);
  }
}

/** Hidden, not deleted: somebody may be winning one at this moment, and winners' logs point to them. */
async function hidePrizes(tx: Tx, prizes: readonly PrizeDocument[]): Promise<void> {
  const ids = prizes.flatMap(({ id }) => id ?? []);
  if (ids.length > 0) await tx.update(lotteryPrizes).set({ isHidden: true }).where(inArray(lotteryPrizes.id, ids));
}

type Model = Pick<typeof lotteryPrizes.$inferInsert, 'modelType' | 'modelId' | 'value'>;

async function modelOf(tx: Tx, prize: PrizeDocument): Promise<Model> {
  if (prize.kind === 'points') return { modelType: 'points', modelId: null, value: String(prize.points) };
  if (prize.kind === 'balance') return { modelType: 'balance', modelId: null, value: String(prize.amount) };
  if (prize.kind === 'coupon') return { modelType: 'coupon', modelId: await couponId(tx, prize.coupon), value: null };
  if (prize.kind === 'blank') return { modelType: null, modelId: null, value: null };
  const { good: product, skus: variants } = await findPrizeProduct(tx, prize.good ?? '');
  const variant = chooseVariant({ good: product, skus: variants }, prize.variant ?? undefined);
  return variant
    ? { modelType: 'good_sku', modelId: variant.id, value: null }
    : { modelType: 'good', modelId: product.id, value: null };
}

/** A prize takes nothing out of stock, so the product is not held. */
async function findPrizeProduct(tx: Tx, reference: string): Promise<LockedProduct> {
  const key = await productKeyOf(tx, reference);
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.key, key), isNull(products.deletedAt)));
  if (!product) throw new Refused(`There is no good "${key}" for a prize.`);
  const variants = await tx
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, product.id), isNull(productVariants.deletedAt)));
  return { good: product, skus: variants };
}

async function couponId(tx: Tx, id: number | null): Promise<number> {
  const [row] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, id ?? 0), isNull(coupons.deletedAt)));
  if (!row) throw new Refused(`There is no coupon ${id} for a prize.`);
  return row.id;
}

/**
 * Closes a lottery: nobody draws any more, winners keep what they won.
 * @throws Refused when there is none, or it is closed
 */
export async function stopLottery(tx: Tx, id: number, now: Date): Promise<void> {
  const { document } = await loadLocked(tx, id);
  if (!document.isActive) throw new Refused(`Lottery ${id} is closed already.`);
  await tx.update(lotteries).set({ isActive: false, updatedAt: now }).where(eq(lotteries.id, id));
}
