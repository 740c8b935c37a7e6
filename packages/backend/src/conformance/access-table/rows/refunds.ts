import { eq } from 'drizzle-orm';
import { couriers, orderLines, orders } from '../../../kernel/db/schema/index.ts';
import { agreeToRefund } from '../../../modules/refunds/answer-refund.ts';
import { lockRefund } from '../../../modules/refunds/refund-records.ts';
import { own, ownersOnly, type Rows, type Thing, type World } from '../world/row.ts';
import { anOrder } from '../world/things.ts';
import { aMark } from '../world/world.ts';

/** Refunds: another customer's order has nothing that could be asked back, and another one's refund is not there. */
export const refundRows: Rows = {
  'GET refund': own(async (world) => {
    const { secrets } = await aRefund(world);
    return { query: 'page=1&limit=10&index=open', secrets };
  }),
  'GET refund/quantity': own(
    async (world) => {
      await aRefund(world);
      return {};
    },
    { owner: { status: 200, message: 1 }, other: { status: 200, message: 0 } },
  ),
  'GET refund/:id': ownersOnly(async (world) => {
    const { id, secrets } = await aRefund(world);
    return { path: { id }, secrets };
  }),
  'GET refund/order/:order_id': ownersOnly(async (world) => {
    const { orderId, number } = await aPaidOrder(world);
    return { path: { order_id: orderId }, secrets: [number] };
  }),
  'POST refund/preview/:order_id': ownersOnly(async (world) => (await aWish(world)).thing),
  'POST refund/order/:order_id': { ...ownersOnly(async (world) => (await aWish(world)).thing), once: true },
  'POST refund/withdraw/:id': ownersOnly(async (world) => ({ path: { id: (await aRefund(world)).id } })),
  'POST refund/send/:id': ownersOnly(async (world) => {
    const { id } = await aRefund(world, 'return');
    await world.shop.db.transaction(async (tx) => {
      const held = await lockRefund(tx, id);
      if (held) await agreeToRefund(tx, world.shop.app.shop, held, { actor: 'shop' });
    });
    const [courier] = await world.shop.db
      .insert(couriers)
      .values({ name: { zh: '云途快运' }, abbreviation: aMark() })
      .returning({ id: couriers.id });
    return { path: { id }, body: { dhl_id: courier?.id ?? 0, odd: 'SF123456' } };
  }),
};

/** Paid from the balance; with a return the products are in the owner's hands. */
async function aPaidOrder(world: World, kind: 'refund' | 'return' = 'refund') {
  const { id: orderId, number } = await anOrder(world);
  await world.shop.post('balancePay', { id: orderId }, { as: world.owner });
  if (kind === 'return') {
    await world.shop.db.update(orderLines).set({ productType: 'physical' }).where(eq(orderLines.orderId, orderId));
    await world.shop.db
      .update(orders)
      .set({ state: 'completed', confirmTime: world.shop.now })
      .where(eq(orders.id, orderId));
  }
  return { orderId, number };
}

async function aWish(world: World, kind: 'refund' | 'return' = 'refund') {
  const { orderId } = await aPaidOrder(world, kind);
  const { message } = await world.shop.get<{ lines: { id: number }[] }>(`refund/order/${orderId}`, { as: world.owner });
  const lines = message.lines.map(({ id }) => ({ id, number: 1 }));
  const body = { kind, reason: 'other', lines, amount: 10, remark: aMark() };
  const thing: Thing = { path: { order_id: orderId }, body };
  return { orderId, body, thing };
}

async function aRefund(world: World, kind: 'refund' | 'return' = 'refund') {
  const { orderId, body } = await aWish(world, kind);
  const asked = await world.shop.post<number>(`refund/order/${orderId}`, body, { as: world.owner });
  if (asked.status !== 200) throw new Error(`no refund was asked for: ${asked.raw}`);
  return { id: asked.message, secrets: [body.remark] };
}
