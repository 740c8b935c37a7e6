import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { coupons, lotteries, lotteryPrizes, resources } from '../../../kernel/db/schema/index.ts';
import { couponStateNow } from '../../../modules/coupons/coupon-state.ts';
import { pictureNames, pictureUrl } from '../../../modules/pictures/names.ts';
import { loadContent } from '../../content/load.ts';
import type { ContentLottery } from '../../content/promotions.ts';
import { inHours } from '../rows/moments.ts';
import { categoryIdBySlug, productBySlug, type SeedContext } from '../rows/seed-context.ts';

/** Coupons to claim. */
export async function seedCoupons(context: SeedContext): Promise<void> {
  const { tx, now } = context;
  await insertRows(
    tx,
    coupons,
    loadContent('coupons').map((coupon) => {
      const startTime = inHours(now, coupon.starts_in_hours);
      const endTime = inHours(now, coupon.ends_in_hours);
      const scopeIds = coupon.scope_slugs.map((slug) =>
        coupon.scope_type === 'categories' ? categoryIdBySlug(context, slug) : productBySlug(context, slug).id,
      );
      return {
        id: coupon.id,
        name: coupon.name,
        note: coupon.note,
        type: coupon.type,
        cost: coupon.cost,
        costMax: coupon.cost_max,
        threshold: coupon.threshold_cents,
        amount: coupon.amount,
        remaining: coupon.residue,
        perCustomer: coupon.limit_per_user,
        scopeType: coupon.scope_type,
        scopeIds,
        state: couponStateNow({ state: 'upcoming', startTime, endTime }, now),
        startTime,
        endTime,
      };
    }),
  );
}

type Prize = ContentLottery['prizes'][number];

function prizeModel(context: SeedContext, prize: Prize) {
  if (prize.kind === 'points') return { modelType: 'points' as const, value: String(prize.points) };
  if (prize.kind === 'blank') return {};
  const product = productBySlug(context, prize.good);
  const [variant] = product.skus;
  return variant
    ? { modelType: 'good_sku' as const, modelId: variant.id }
    : { modelType: 'good' as const, modelId: product.id };
}

/** Lotteries with their prizes and the pictures of those. */
export async function seedLotteries(context: SeedContext): Promise<void> {
  const { tx, now } = context;
  const all = loadContent('lotteries');
  await insertRows(
    tx,
    lotteries,
    all.map((lottery) => ({
      id: lottery.id,
      name: lottery.name,
      type: lottery.type,
      isActive: lottery.is_hidden === 1,
      explain: lottery.explain,
      style: lottery.style,
      cost: lottery.cost_points,
      tries: lottery.tries_per_day,
      startTime: inHours(now, lottery.starts_in_hours),
      endTime: inHours(now, lottery.ends_in_hours),
    })),
  );
  const prizes = all.flatMap((lottery) =>
    lottery.prizes.map((prize, index) => ({ lottery, prize, index, id: lottery.id * 100 + index + 1 })),
  );
  await insertRows(
    tx,
    lotteryPrizes,
    prizes.map(({ lottery, prize, index, id }) => ({
      id,
      lotteryId: lottery.id,
      ...prizeModel(context, prize),
      name: prize.name,
      recyclePoints: prize.recycle_points,
      quantity: prize.quantity,
      remaining: Math.max(0, prize.residue),
      weight: prize.weight,
      // The list is read by `sort` descending: the content's order is the order on the wheel.
      sort: lottery.prizes.length - index,
      isHidden: prize.is_hidden === 1,
    })),
  );
  await insertRows(
    tx,
    resources,
    prizes.map(({ prize, id }) => ({
      imageId: id,
      imageType: 'lottery_prize',
      depict: 'integralDraw',
      img: pictureUrl(pictureNames.object(prize.picture)),
    })),
  );
}
