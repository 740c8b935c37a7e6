import { couriers, parcels } from '../../../kernel/db/schema/index.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { anAddress } from '../../../modules/orders/testing/customers.ts';
import { placeOrder, wireLine } from '../../../modules/orders/testing/orders.ts';
import { aProduct } from '../../../modules/orders/testing/products.ts';
import { aMark } from '../context/call-context.ts';
import { anOrder, aPaidDownload } from '../context/fixtures.ts';
import { type CallContext, type CallFixture, own, ownersOnly, type Rows, refused, same } from '../context/row.ts';

const notBelieved = { status: 200, body: 'fail' };
const noDoor = { status: 404, body: 'fail' };

/** Orders and what belongs to them: another customer's order is never there. */
export const orderRows: Rows = {
  // Somebody else's address is no address.
  'POST goodIndent': own(anOrderBody, { other: refused(50001) }),
  'POST goodIndent/preview': own(anOrderBody, {
    owner: { status: 200, message: { shipping: { house: '101室' } } },
    other: { status: 200, message: { shipping: null } },
  }),
  'POST shipping/freight/:id': ownersOnly(async ({ shop, owner }) => ({
    path: { id: await anAddress(shop, owner) },
    body: [{ good_id: (await aProduct(shop)).id, number: 1, freight_id: 0 }],
  })),
  // Without a region it would be that of the customer's address.
  'GET shipping/estimate': same(
    async ({ shop }) => ({ query: `lines=${(await aProduct(shop)).id}x1&region=330100` }),
    'optional',
  ),
  'GET goodIndent': own(async (context) => ({
    query: 'page=1&limit=10&index=1&sort=-created_at',
    secrets: [(await anOrder(context)).number],
  })),
  'GET goodIndent/quantity': own(
    async (context) => {
      await anOrder(context);
      return {};
    },
    {
      owner: {
        status: 200,
        message: { all: 1, obligation: 1, waitdeliver: 0, waitforreceiving: 0, remainEvaluated: 0 },
      },
      other: {
        status: 200,
        message: { all: 0, obligation: 0, waitdeliver: 0, waitforreceiving: 0, remainEvaluated: 0 },
      },
    },
  ),
  'GET goodIndent/detail/:id': ownersOnly(sentInParts),
  'GET goodIndent/pay/:id': ownersOnly(readable),
  // Of a paid order, so that the stream ends with its first event.
  'GET goodIndent/pay/:id/events': ownersOnly(inState('awaiting-shipment')),
  'POST goodIndent/cancel/:id': ownersOnly(inState()),
  'POST goodIndent/remind/:id': { ...ownersOnly(inState('awaiting-shipment')), once: true },
  'POST goodIndent/extend/:id': { ...ownersOnly(inState('shipped')), once: true },
  'POST goodIndent/receipt/:id': ownersOnly(inState('shipped')),
  'POST goodIndent/destroy/:id': ownersOnly(inState('completed')),
  'POST goodIndent/restore/:id': { ...ownersOnly(inBin), once: true },
  'POST goodIndent/purge/:id': { ...ownersOnly(inBin), once: true },
  'GET goodIndent/again/:id': ownersOnly(async (context) => {
    const { id } = await anOrder(context);
    return { path: { id } };
  }),
  'GET goodIndent/address/:id': ownersOnly(async (context) => {
    const { id } = await aSentOrder(context);
    return { path: { id }, secrets: ['202室'] };
  }),
  'POST goodIndent/address/:id': ownersOnly(async (context) => {
    const { id, elsewhere } = await aSentOrder(context);
    return { path: { id }, body: { shipping_id: elsewhere, carriage: 0 } };
  }),
  'POST goodIndent/download/:id': ownersOnly(async (context) => ({ path: { id: await aPaidDownload(context) } })),
  // The code is all it takes: the browser itself opens the link.
  'GET indentDownload/:code': {
    ...same(async (context) => {
      const id = await aPaidDownload(context);
      const { message } = await context.shop.post<string>(`goodIndent/download/${id}`, {}, { as: context.owner });
      return { path: { code: message } };
    }, 'open'),
    once: true,
  },
  'POST balancePay': ownersOnly(async (context) => ({ body: { id: (await anOrder(context)).id } })),
  'POST unifiedPayment': ownersOnly(async (context) => ({
    body: { id: (await anOrder(context)).id, type: 'goodsIndent', platform: 'weixin', trade_type: 'NATIVE' },
  })),
  'GET comment/detail/:order_id': ownersOnly(async (context) => {
    const { id } = await anOrder(context, { state: 'awaiting-review' });
    return { path: { order_id: id } };
  }),
  'POST comment/:order_id': ownersOnly(aReview),
  'POST comment/addition/:id': ownersOnly(async (context) => {
    const { path, body } = await aReview(context);
    await context.shop.post(`comment/${path['order_id']}`, body, { as: context.owner });
    const { message } = await context.shop.get<{ data: { comment: { id: number } }[] }>('comment/user', {
      as: context.owner,
    });
    return { path: { id: message.data[0]?.comment.id ?? 0 }, body: { details: '用了一周，还是好', resources: [] } };
  }),
  'GET comment/terms': same(() => ({})),
  'GET comment/user': own(async (context) => {
    const { path, body } = await aReview(context);
    await context.shop.post(`comment/${path['order_id']}`, body, { as: context.owner });
    return { query: 'page=1&limit=10', secrets: [body[0]?.details ?? ''] };
  }),
  // A notice is believed for its signature alone.
  'GET paymentNotify': same(() => ({}), 'open', notBelieved),
  'POST paymentNotify': same(() => ({ body: { id: 'x' } }), 'open', notBelieved),
  'GET refundNotify': same(() => ({}), 'open', notBelieved),
  'POST refundNotify': same(() => ({ body: { id: 'x' } }), 'open', notBelieved),
  // The same, of the tracking service; this shop has none.
  'POST tracking/notice/:provider': same(() => ({ path: { provider: 'kuaidi100' }, body: {} }), 'open', noDoor),
  'GET serve': same(() => ({}), 'open'),
  'POST serve': same(() => ({ body: {} }), 'open'),
  'PUT serve': same(() => ({ body: {} }), 'open'),
  'PATCH serve': same(() => ({ body: {} }), 'open'),
  'DELETE serve': same(() => ({}), 'open'),
};

/** Everything an order may name: the address is the owner's. */
async function anOrderBody({ shop, owner }: CallContext): Promise<CallFixture> {
  const product = await aProduct(shop, { type: 'physical' });
  const body = {
    indentCommodity: [wireLine({ good: product })],
    carriage: 0,
    shipping_id: await anAddress(shop, owner),
    remark: '请周末送',
    user_coupon_id: 0,
    integral: 0,
  };
  return { body };
}

/** With a parcel, whose waybill anybody could follow. */
async function sentInParts(context: CallContext): Promise<CallFixture> {
  const { id, number } = await anOrder(context, { state: 'awaiting-shipment' });
  const { db, now } = context.shop;
  const [courier] = await db
    .insert(couriers)
    .values({ name: { zh: '云途快运' }, abbreviation: aMark() })
    .returning({ id: couriers.id });
  const waybill = aMark();
  await db
    .insert(parcels)
    .values({ orderId: id, number: 1, courierId: courier?.id ?? 0, waybill, shippedAt: now })
    .returning();
  return { path: { id }, secrets: [number, waybill] };
}

async function readable(context: CallContext): Promise<CallFixture> {
  const { id, number } = await anOrder(context);
  return { path: { id }, secrets: [number] };
}

function inState(state?: OrderState) {
  return async (context: CallContext): Promise<CallFixture> => ({
    path: { id: (await anOrder(context, state === undefined ? {} : { state })).id },
  });
}

async function aReview(context: CallContext) {
  const { id, number } = await anOrder(context, { state: 'awaiting-review' });
  const { message: lines } = await context.shop.get<{ id: number }[]>(`comment/detail/${id}`, { as: context.owner });
  const review = { score: 5, details: `很好用 ${number}`, resources: ['/media/users/a1.webp'], anonymity: 0 };
  return { path: { order_id: id }, body: lines.map((line) => ({ id: line.id, ...review })) };
}

async function inBin(context: CallContext): Promise<CallFixture> {
  const { id } = await anOrder(context, { state: 'completed' });
  await context.shop.post(`goodIndent/destroy/${id}`, {}, { as: context.owner });
  return { path: { id } };
}

/** An order that goes somewhere, and another address of its customer. */
async function aSentOrder({ shop, owner }: CallContext): Promise<{ id: number; elsewhere: number }> {
  const product = await aProduct(shop, { type: 'physical' });
  const address = await anAddress(shop, owner);
  const elsewhere = await anAddress(shop, owner, { house: '202室' });
  const placed = await placeOrder(shop, owner, { lines: [{ good: product }], address });
  if (placed.status !== 200) throw new Error(`no order was placed: ${placed.raw}`);
  return { id: placed.message, elsewhere };
}
