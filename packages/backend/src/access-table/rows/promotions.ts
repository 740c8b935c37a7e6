import { aLottery, aWonPrize, blank } from '../../modules/lotteries/testing/lotteries.ts';
import { aGood } from '../../modules/orders/testing/goods.ts';
import { own, ownersOnly, type Rows, same, type Thing, type World } from '../row.ts';
import { aCoupon, anOwnCoupon, givePoints } from '../things.ts';

/** Coupons and lotteries: what can be had is for everybody, what was had is one's own. */
export const promotionRows: Rows = {
  'GET coupon': same(async ({ shop }) => {
    await aCoupon(shop);
    return { query: 'page=1&limit=5&state=1' };
  }, 'optional'),
  'POST coupon': own(async ({ shop }) => ({ body: { id: await aCoupon(shop) } })),
  'GET coupon/user': own(async (world) => ({
    query: 'page=1&limit=10&index=1&money=100',
    secrets: [(await anOwnCoupon(world)).ticket],
  })),
  'GET coupon/user/count': own(
    async (world) => {
      await anOwnCoupon(world);
      return {};
    },
    { owner: { status: 200, message: 1 }, other: { status: 200, message: 0 } },
  ),
  'GET integralDraw': own(() => ({ query: 'page=1&limit=5' })),
  'GET integralDraw/:id': own(playable),
  'POST integralWinning/:id': own(playable),
  'GET integralWinning/:id': own(playable),
  'GET integralDrawLog': own(async (world) => {
    const { prize } = await aPrize(world);
    return { query: 'user=1&page=1&limit=5&sort=-created_at', secrets: [prize] };
  }),
  'GET integralDrawLogGood/:log_id': ownersOnly(async (world) => ({ path: { log_id: (await aPrize(world)).id } })),
};

async function playable({ shop, owner, other }: World): Promise<Thing> {
  for (const customer of [owner, other]) await givePoints(shop, customer, 1000);
  return { path: { id: (await aLottery(shop, [blank])).id } };
}

/** A good the owner has won and not ordered. */
async function aPrize({ shop, owner }: World): Promise<{ id: number; prize: string }> {
  const good = await aGood(shop, { type: 1 });
  const prize = `奖品${good.id}号`;
  const id = await aWonPrize(shop, owner, { modelType: 'good', modelId: good.id, name: { zh: prize, en: prize } });
  return { id, prize };
}
