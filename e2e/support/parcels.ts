import { callApi, signIn, type Tokens } from './api.ts';
import { operator } from './operator.ts';
import { addAddress } from './own-cart.ts';
import { newCustomer } from './signed-in.ts';
import { expect } from './test.ts';

/** Products of the demo shop that are sent by post, and how many of each are ordered. */
const wanted = [
  { good_id: 1029, good_sku_id: 0, number: 2 },
  { good_id: 1113, good_sku_id: 0, number: 1 },
];

type Line = { id: number; name: string };
type Preview = { carriage: number; goods_list: { price: number; name: string }[] };

/** A paid order of several pieces, and its lines. */
export type OrderByPost = { tokens: Tokens; orderId: number; lines: readonly Line[] };

/** Somebody who has paid for three pieces of two products that come by post. */
export async function whoWaitsForPost(origin: string): Promise<OrderByPost> {
  const customer = await newCustomer(origin);
  const tokens = await signIn(customer, origin);
  const as = { token: tokens.access_token, origin };
  await operator('users', 'balance', customer.phone, '--change', '2000', '--reason', 'journey', '--yes');
  const shipping_id = await addAddress(origin, tokens, '林小满');
  const asked = { indentCommodity: wanted, shipping_id, remark: '' };
  const { carriage, goods_list } = await callApi<Preview>('goodIndent/preview', { body: asked, ...as });
  const indentCommodity = wanted.map((line, index) => ({
    ...line,
    price: goods_list[index]?.price,
    name: goods_list[index]?.name,
    img: '-',
  }));
  const orderId = await callApi<number>('goodIndent', { body: { ...asked, indentCommodity, carriage }, ...as });
  await callApi('balancePay', { body: { id: orderId }, ...as });
  const { goods_list: lines } = await callApi<{ goods_list: Line[] }>(`goodIndent/detail/${orderId}`, as);
  const order = { tokens, orderId, lines };
  await holdBack(order, origin);
  return order;
}

type Job = { id: number; payload: { orderId?: number }; runAt: string };

const shipment = async (orderId: number): Promise<Job | undefined> =>
  (JSON.parse(await operator('jobs', 'list', '--kind', 'ship-order', '--limit', '1000', '--json')) as Job[]).find(
    ({ payload }) => payload.orderId === orderId,
  );

/**
 * The demo shop sends what was paid a minute ago; while a refund of it waits for an answer it looks again after ten. So a test that takes
 * longer asks for one, lets the shop look, and takes it back.
 */
async function holdBack({ tokens, orderId, lines }: OrderByPost, origin: string): Promise<void> {
  const as = { token: tokens.access_token, origin };
  const wish = { kind: 'refund', lines: [{ id: lines[1]?.id, number: 1 }] };
  const { reasons } = await callApi<{ reasons: { word: string; kinds: string[] }[] }>(`refund/order/${orderId}`, as);
  const reason = reasons.find(({ kinds }) => kinds.includes('refund'))?.word;
  const { amount } = await callApi<{ amount: number }>(`refund/preview/${orderId}`, {
    body: { ...wish, reason },
    ...as,
  });
  const body = { ...wish, reason, remark: '', amount };
  const refundId = await callApi<number>(`refund/order/${orderId}`, { body, ...as });
  const job = await shipment(orderId);
  if (job) await operator('jobs', 'retry', String(job.id));
  await expect.poll(async () => (await shipment(orderId))?.id, { timeout: 30_000 }).not.toBe(job?.id);
  await callApi(`refund/withdraw/${refundId}`, { body: {}, ...as });
}

/** The owner hands pieces of an order to a courier. */
export async function sendPieces(orderId: number, waybill: string, pieces?: string): Promise<void> {
  await operator('orders', 'ship', String(orderId), '--waybill', waybill, ...(pieces ? ['--lines', pieces] : []));
}

/** What the courier says of a parcel. */
export async function track(waybill: string, status: string, words?: { zh: string; en: string }): Promise<void> {
  await operator('parcels', 'track', waybill, status, ...(words ? ['--zh', words.zh, '--en', words.en] : []));
}

const journey = [
  ['picked_up', { zh: '【上饶婺源营业点】已揽收', en: '[Wuyuan] Collected' }],
  ['in_transit', { zh: '【南昌中转中心】已发往杭州', en: '[Nanchang hub] Moving on to Hangzhou' }],
  ['arrived', { zh: '【杭州良渚站】包裹已到站', en: '[Liangzhu] At the station' }],
  [
    'out_for_delivery',
    { zh: '快递员王师傅 13800571234 正在派送，请保持电话畅通', en: 'Mr Wang, 13800571234, is on his way to you' },
  ],
] as const;

async function followed(waybill: string, stations: number): Promise<void> {
  for (const [status, words] of journey.slice(0, stations)) await track(waybill, status, words);
}

/** An order that comes in two parcels, one of them today; one piece waits. Made anew each time, for the clock moves it on. */
export async function orderInParcels(origin: string): Promise<OrderByPost> {
  const order = await whoWaitsForPost(origin);
  const { orderId, lines } = order;
  await sendPieces(orderId, `YT${orderId}001`, `${lines[0]?.id}:1`);
  await followed(`YT${orderId}001`, 4);
  await sendPieces(orderId, `YT${orderId}002`, `${lines[1]?.id}`);
  return order;
}

/** An order of which one parcel is there, and one could not be brought. */
export async function orderInTrouble(origin: string): Promise<OrderByPost> {
  const order = await whoWaitsForPost(origin);
  const { orderId, lines } = order;
  await sendPieces(orderId, `YT${orderId}001`, `${lines[0]?.id}`);
  await followed(`YT${orderId}001`, 4);
  await track(`YT${orderId}001`, 'delivered');
  await sendPieces(orderId, `YT${orderId}002`);
  await track(`YT${orderId}002`, 'problem', { zh: '收件人电话打不通', en: 'Nobody answered the phone' });
  return order;
}

/** An order that waits to be sent, of which the shop was reminded. */
export async function remindedOrder(origin: string): Promise<OrderByPost> {
  const order = await whoWaitsForPost(origin);
  await callApi(`goodIndent/remind/${order.orderId}`, { body: {}, token: order.tokens.access_token, origin });
  return order;
}
