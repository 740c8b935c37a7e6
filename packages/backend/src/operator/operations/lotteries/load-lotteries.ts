import { asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { lotteries, lotteryLogs, lotteryPrizes, products, productVariants } from '../../../kernel/db/schema/index.ts';
import { choiceText } from '../products/product-document.ts';
import { Refused } from '../refused.ts';
import { orderedText } from '../support/fields.ts';
import { pictureOf } from '../support/owner-pictures.ts';
import type { LotteryDocument, PrizeDocument } from './lottery-document.ts';

type LotteryRow = typeof lotteries.$inferSelect;
type PrizeRow = typeof lotteryPrizes.$inferSelect;

/** A lottery as it is; `drawn`: how often each prize was won, by its id. */
export type StoredLottery = { row: LotteryRow; document: LotteryDocument; drawn: Map<number, number> };

/** Lotteries, those that end last first. */
export function listLotteryRows(db: DbOrTx): Promise<LotteryRow[]> {
  return db
    .select()
    .from(lotteries)
    .where(isNull(lotteries.deletedAt))
    .orderBy(desc(lotteries.endTime), asc(lotteries.id));
}

/**
 * A lottery with its prizes, hidden ones among them.
 * @throws Refused when there is none
 */
export async function loadLottery(db: DbOrTx, id: number): Promise<StoredLottery> {
  const [row] = await db.select().from(lotteries).where(eq(lotteries.id, id));
  if (!row || row.deletedAt) throw new Refused(`There is no lottery ${id}: see "pnpm shop lotteries list".`);
  const prizes = await db
    .select()
    .from(lotteryPrizes)
    .where(eq(lotteryPrizes.lotteryId, id))
    .orderBy(desc(lotteryPrizes.sort), asc(lotteryPrizes.id));
  const document: LotteryDocument = {
    name: orderedText(row.name),
    kind: row.type,
    isActive: row.isActive,
    explain: orderedText(row.explain),
    cost: row.cost,
    triesPerDay: row.tries,
    starts: row.startTime,
    ends: row.endTime,
    prizes: await documentsOf(db, prizes),
  };
  return { row, document, drawn: await countDrawn(db, id) };
}

async function countDrawn(db: DbOrTx, lotteryId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: lotteryLogs.prizeId, times: count() })
    .from(lotteryLogs)
    .where(eq(lotteryLogs.lotteryId, lotteryId))
    .groupBy(lotteryLogs.prizeId)
    .having(isNotNull(lotteryLogs.prizeId));
  return new Map(rows.flatMap(({ id, times }) => (id === null ? [] : [[id, times]])));
}

async function documentsOf(db: DbOrTx, prizes: readonly PrizeRow[]): Promise<PrizeDocument[]> {
  const pictures = await pictureOf(
    db,
    'lottery_prize',
    prizes.map(({ id }) => id),
  );
  const names = await productNames(db, prizes);
  return prizes.map((prize) => ({
    id: prize.id,
    kind: kindOf(prize),
    ...(names.get(prize.id) ?? { good: null, variant: null }),
    coupon: prize.modelType === 'coupon' ? prize.modelId : null,
    points: prize.modelType === 'points' ? Number(prize.value) : null,
    amount: prize.modelType === 'balance' ? Number(prize.value) : null,
    name: orderedText(prize.name),
    quantity: prize.quantity < 0 ? null : prize.quantity,
    weight: prize.weight,
    recyclePoints: prize.recyclePoints,
    picture: pictures.get(prize.id) ?? null,
    isHidden: prize.isHidden,
  }));
}

function kindOf({ modelType }: PrizeRow): PrizeDocument['kind'] {
  if (modelType === null) return 'blank';
  return modelType === 'good_sku' ? 'good' : modelType;
}

type Named = Pick<PrizeDocument, 'good' | 'variant'>;

async function productNames(db: DbOrTx, prizes: readonly PrizeRow[]): Promise<Map<number, Named>> {
  const idsOf = (kind: PrizeRow['modelType']) =>
    prizes.flatMap(({ modelType, modelId }) => (modelType === kind && modelId !== null ? [modelId] : []));
  const [variantIds, productIds] = [idsOf('good_sku'), idsOf('good')];
  const variants =
    variantIds.length === 0
      ? []
      : await db
          .select({ id: productVariants.id, choices: productVariants.productSku, key: products.key })
          .from(productVariants)
          .innerJoin(products, eq(products.id, productVariants.productId))
          .where(inArray(productVariants.id, variantIds));
  const singles =
    productIds.length === 0
      ? []
      : await db.select({ id: products.id, key: products.key }).from(products).where(inArray(products.id, productIds));
  return new Map(
    prizes.flatMap((prize): [number, Named][] => {
      const variant = prize.modelType === 'good_sku' ? variants.find(({ id }) => id === prize.modelId) : undefined;
      if (variant) return [[prize.id, { good: variant.key, variant: choiceText(variant.choices, 'zh') }]];
      const single = prize.modelType === 'good' ? singles.find(({ id }) => id === prize.modelId) : undefined;
      return single ? [[prize.id, { good: single.key, variant: null }]] : [];
    }),
  );
}
