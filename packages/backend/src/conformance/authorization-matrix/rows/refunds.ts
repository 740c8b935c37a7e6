import { eq } from 'drizzle-orm';
import { couriers, orderLines, orders } from '../../../kernel/db/schema/index.ts';
import { agreeToRefund } from '../../../modules/refunds/answer-refund.ts';
import { lockRefund } from '../../../modules/refunds/refund-records.ts';
import { aMark } from '../context/call-context.ts';
import { anOrder } from '../context/fixtures.ts';
import { type CallContext, type CallFixture, own, ownersOnly, type Rows } from '../context/row.ts';

/** Refunds: another customer's order has nothing that could be asked back, and another one's refund is not there. */
export const refundRows: Rows = {
  'GET refund': own(async (context) => {
    const { secrets } = await aRefund(context);
    return { query: 'page=1&limit=10&index=open', secrets };
  }),
  'GET refund/quantity': own(
    async (context) => {
      await aRefund(context);
      return {};
    },
    { owner: { status: 200, message: 1 }, other: { status: 200, message: 0 } },
  ),
  'GET refund/:id': ownersOnly(async (context) => {
    const { id, secrets } = await aRefund(context);
    return { path: { id }, secrets };
  }),
  'GET refund/order/:order_id': ownersOnly(async (context) => {
    const { orderId, number } = await aPaidOrder(context);
    return { path: { order_id: orderId }, secrets: [number] };
  }),
  'POST refund/preview/:order_id': ownersOnly(async (context) => (await aWish(context)).fixture),
  'POST refund/order/:order_id': { ...ownersOnly(async (context) => (await aWish(context)).fixture), once: true },
  'POST refund/withdraw/:id': ownersOnly(async (context) => ({ path: { id: (await aRefund(context)).id } })),
  'POST refund/send/:id': ownersOnly(async (context) => {
    const { id } = await aRefund(context, 'return');
    await context.shop.db.transaction(async (tx) => {
      const held = await lockRefund(tx, id);
      if (held) await agreeToRefund(tx, context.shop.app.shop, held, { actor: 'shop' });
    });
    const [courier] = await context.shop.db
      .insert(couriers)
      .values({ name: { zh: '云途快运' }, abbreviation: aMark() })
      .returning({ id: couriers.id });
    return { path: { id }, body: { dhl_id: courier?.id ?? 0, odd: 'SF123456' } };
  }),
};

/** Paid from the balance; with a return the products are in the owner's hands. */
async function aPaidOrder(context: CallContext, kind: 'refund' | 'return' = 'refund') {
  const { id: orderId, number } = await anOrder(context);
  await context.shop.post('balancePay', { id: orderId }, { as: context.owner });
  if (kind === 'return') {
    await context.shop.db.update(orderLines).set({ productType: 'physical' }).where(eq(orderLines.orderId, orderId));
    await context.shop.db
      .update(orders)
      .set({ state: 'completed', confirmTime: context.shop.now })
      .where(eq(orders.id, orderId));
  }
  return { orderId, number };
}

async function aWish(context: CallContext, kind: 'refund' | 'return' = 'refund') {
  const { orderId } = await aPaidOrder(context, kind);
  const { message } = await context.shop.get<{ lines: { id: number }[] }>(`refund/order/${orderId}`, {
    as: context.owner,
  });
  const lines = message.lines.map(({ id }) => ({ id, number: 1 }));
  const body = { kind, reason: 'other', lines, amount: 10, remark: aMark() };
  const fixture: CallFixture = { path: { order_id: orderId }, body };
  return { orderId, body, fixture };
}

async function aRefund(context: CallContext, kind: 'refund' | 'return' = 'refund') {
  const { orderId, body } = await aWish(context, kind);
  const asked = await context.shop.post<number>(`refund/order/${orderId}`, body, { as: context.owner });
  if (asked.status !== 200) throw new Error(`no refund was asked for: ${asked.raw}`);
  return { id: asked.message, secrets: [body.remark] };
}
