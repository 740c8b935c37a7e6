import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { couponKinds } from '../../../kernel/words/coupons.ts';
import type { OfferedCoupon } from '../../coupons/claimable-coupons.ts';
import { explainCoupon } from '../../coupons/explain.ts';
import { features } from '../../shop-settings/features.ts';
import { type BestCoupon, bestCoupons } from '../best-coupon.ts';
import { basketQuery, readBaskets } from './basket-query.ts';

const yuan = z.number().meta({ description: 'yuan' });

const offeredCoupon = z.object({
  id: z.int(),
  user_coupon_id: z.int().nullable().meta({ description: 'the customer’s own; null: it can be claimed' }),
  name: z.string(),
  explain: z.string(),
  type: z.int().meta({ description: '1 threshold, 2 random, 3 percentage' }),
});

const row = z.object({
  good_sku_id: z.int().nullable().meta({ description: 'the SKU that stands by itself; null: the good, or the cart' }),
  goods_total: yuan,
  coupon_money: yuan.meta({ description: 'yuan the coupon takes off, at least' }),
  coupon_money_max: yuan.meta({ description: 'yuan it may take off where it is still to be drawn' }),
  total: yuan.meta({ description: 'goods less coupon_money' }),
  coupon: offeredCoupon.nullable(),
});

/** `GET coupon/best` (ours): what goods cost with the best coupon somebody has or could claim; visitors ask, too. */
export const bestCouponRoutes: ShopPlugin = async (app) => {
  const { db, now: clock } = app.shop;
  app.get(
    '/coupon/best',
    {
      config: { access: 'optional' },
      schema: {
        summary: 'What goods cost with the best coupon one has or can claim',
        querystring: basketQuery,
        response: okSchema(z.object({ rows: z.array(row) })),
      },
    },
    async (request) => {
      const isOn = await readSetting(db, features.coupon);
      const baskets = isOn ? await readBaskets(db, request.query) : [];
      const best = await bestCoupons(db, request.customer?.id ?? null, baskets, clock());
      const rows = best.map((one, index) => toRow(one, baskets[index]?.variantId ?? null, request.lang));
      return ok({ rows });
    },
  );
};

function toRow({ total, coupon, discount }: BestCoupon, variantId: number | null, lang: Lang): z.output<typeof row> {
  return {
    good_sku_id: variantId,
    goods_total: toYuan(total),
    coupon_money: toYuan(discount.least),
    coupon_money_max: toYuan(discount.most),
    total: toYuan(total - discount.least),
    coupon: coupon && toOffered(coupon, lang),
  };
}

const toOffered = (coupon: OfferedCoupon, lang: Lang): z.output<typeof offeredCoupon> => ({
  id: coupon.couponId,
  user_coupon_id: coupon.ownId,
  name: pickText(coupon.name, lang),
  explain: explainCoupon(coupon, lang),
  type: couponKinds.numbers[coupon.type],
});
