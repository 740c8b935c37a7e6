import { flashSalePurchases } from '../../../kernel/db/schema/index.ts';
import { aRush, pressBuy } from '../../../modules/flash-sales/queue/testing/sales.ts';
import { seedOfDay } from '../../../modules/lotteries/fairness/seeds.ts';
import { aLottery, aWonPrize, blank } from '../../../modules/lotteries/testing/lotteries.ts';
import { aProduct } from '../../../modules/orders/testing/products.ts';
import { aMark } from '../context/call-context.ts';
import { aComingSale, aCoupon, aFlashSale, anOwnCoupon, givePoints } from '../context/fixtures.ts';
import {
  type CallContext,
  type CallFixture,
  missing,
  nothing,
  ok,
  own,
  ownersOnly,
  type Rows,
  same,
} from '../context/row.ts';

/** Coupons and lotteries: what can be had is for everybody, what was had is one's own. */
export const promotionRows: Rows = {
  'GET coupon': same(async ({ shop }) => {
    await aCoupon(shop);
    return { query: 'page=1&limit=5&state=1' };
  }, 'optional'),
  'GET coupon/:id': same(
    async ({ shop }) => ({ path: { id: await aCoupon(shop) }, query: 'good_ids=1,2' }),
    'optional',
  ),
  'GET coupon/best': same(async ({ shop }) => ({ query: `good_id=${(await aProduct(shop)).id}&number=1` }), 'optional'),
  'POST coupon': own(async ({ shop }) => ({ body: { id: await aCoupon(shop) } })),
  'GET coupon/user': own(async (context) => ({
    query: 'page=1&limit=10&index=1&money=100',
    secrets: [(await anOwnCoupon(context)).ticket],
  })),
  'GET coupon/user/count': own(
    async (context) => {
      await anOwnCoupon(context);
      return {};
    },
    { owner: { status: 200, message: 1 }, other: { status: 200, message: 0 } },
  ),
  'GET seckill/had': own(
    async ({ shop, owner }) => {
      const { saleId } = await aFlashSale(shop);
      await shop.db.insert(flashSalePurchases).values({ flashSaleId: saleId, userId: owner.id, number: 2 });
      return {};
    },
    { other: { status: 200, message: [] } },
  ),
  'GET seckill/events': same(async ({ shop }) => ({ query: `ids=${await aComingSale(shop)}` }), 'optional'),
  'GET seckillReminder': own(async (context) => ({
    query: 'page=1&limit=20',
    secrets: [(await aReminder(context)).name],
  })),
  'GET seckillReminder/ids': {
    access: 'optional',
    make: async (context) => {
      await aReminder(context);
      return {};
    },
    visitor: { status: 200, message: { ids: [], seconds_before: 300 } },
    owner: ok,
    other: { status: 200, message: { ids: [], seconds_before: 300 } },
  },
  'POST seckillReminder': own(async ({ shop }) => ({ body: { id: await aComingSale(shop) } })),
  'POST seckillReminder/destroy/:id': own(async (context) => ({ path: { id: (await aReminder(context)).id } })),
  'POST seckill/:good_id/place': own(async ({ shop }) => {
    const { good: product } = await aRush(shop, 3);
    return { path: { good_id: product.id }, body: { number: 1, good_sku_id: 0 } };
  }),
  'GET seckill/:good_id/place': own(aPlace, { other: nothing }),
  'POST seckill/:good_id/place/leave': own(aPlace, { other: nothing }),
  // Of a place that was given up, so that the stream ends with its first event.
  'GET seckill/:good_id/place/events': own(
    async (context) => {
      const fixture = await aPlace(context);
      await context.shop.post(`seckill/${fixture.path?.['good_id']}/place/leave`, {}, { as: context.owner });
      return fixture;
    },
    { other: missing },
  ),
  'GET integralDraw': own(() => ({ query: 'page=1&limit=5' })),
  'GET integralDraw/:id': own(playable),
  'POST integralWinning/:id': own(playable),
  'GET integralWinning/:id': own(playable),
  'GET integralDrawLog': own(async (context) => {
    const { prize } = await aPrize(context);
    return { query: 'user=1&page=1&limit=5&sort=-created_at', secrets: [prize] };
  }),
  'GET integralDrawSeed': same(async ({ shop }) => {
    await seedOfDay(shop.db, shop.app.shop, shop.now);
    return { query: 'page=1&limit=5' };
  }),
  'GET integralDrawFair/:id': own(playable),
  'GET integralDrawProof': own(async (context) => {
    const { prize } = await aPrize(context);
    return { query: 'page=1&limit=5', secrets: [prize] };
  }),
  'GET integralDrawProof/:log_id': ownersOnly(async (context) => {
    const { id, prize } = await aPrize(context);
    return { path: { log_id: id }, secrets: [prize] };
  }),
  'GET integralDrawLogGood/:log_id': ownersOnly(async (context) => ({ path: { log_id: (await aPrize(context)).id } })),
};

/** A coming sale the owner wants to be reminded of. */
async function aReminder({ shop, owner }: CallContext): Promise<{ id: number; name: string }> {
  const name = `秒杀${aMark()}`;
  const id = await aComingSale(shop, name);
  const set = await shop.post('seckillReminder', { id }, { as: owner });
  if (set.status !== 200) throw new Error(`no reminder was set: ${set.raw}`);
  return { id, name };
}

/** The owner's place in the line of a sale. */
async function aPlace({ shop, owner }: CallContext): Promise<CallFixture> {
  const rush = await aRush(shop, 3);
  await pressBuy(shop, rush, owner);
  return { path: { good_id: rush.good.id } };
}

async function playable({ shop, owner, other }: CallContext): Promise<CallFixture> {
  for (const customer of [owner, other]) await givePoints(shop, customer, 1000);
  return { path: { id: (await aLottery(shop, [blank])).id } };
}

/** A product the owner has won and not ordered. */
async function aPrize({ shop, owner }: CallContext): Promise<{ id: number; prize: string }> {
  const product = await aProduct(shop, { type: 'virtual' });
  const prize = `奖品${product.id}号`;
  const id = await aWonPrize(shop, owner, { modelType: 'good', modelId: product.id, name: { zh: prize, en: prize } });
  return { id, prize };
}
