import { randomUUID } from 'node:crypto';
import { type Customer, callApi, signIn, type Tokens } from './api.ts';
import { type OwnProduct, operator, ownProduct } from './operator.ts';
import { addAddress } from './own-cart.ts';
import { newCustomer, once } from './signed-in.ts';

const DAY_MS = 24 * 3_600_000;

/** A coupon of a customer, so much off (in yuan) whatever they buy; answers what orders call it. */
async function aCoupon(origin: string, { access_token: token }: Tokens, value: string): Promise<number> {
  const name = `退货时用的券 ${randomUUID().slice(0, 8)}`;
  const ends = new Date(Date.now() + 5 * DAY_MS).toISOString();
  const fields = { 'name.zh': name, 'name.en': name, value, amount: '9', ends };
  const sets = Object.entries(fields).flatMap(([field, of]) => ['--set', `${field}=${of}`]);
  const { id } = JSON.parse(await operator('coupons', 'create', ...sets, '--json')) as { id: number };
  await callApi('coupon', { body: { id }, token, origin });
  const { data } = await callApi<{ data: { id: number }[] }>('coupon/user?index=1', { token, origin });
  return data[0]?.id ?? 0;
}

/** What an order was paid with beside money: a coupon of so many yuan, and points. */
export type PaidWith = { coupon: string; points: number };

/** Gives a customer what an order is paid with, and answers how the order names it. */
async function paidWith(origin: string, customer: Customer, tokens: Tokens, { coupon, points }: PaidWith) {
  await operator('users', 'points', customer.phone, '--change', String(points), '--reason', 'journey', '--yes');
  return { user_coupon_id: await aCoupon(origin, tokens, coupon), integral: points };
}

/** Somebody who has received so many pieces of a product (at 10) that came by post, and their order. */
export async function whoGotByPost(
  origin: string,
  { id, name }: OwnProduct,
  number: number,
  beside: PaidWith | null = null,
): Promise<{ tokens: Tokens; orderId: number }> {
  const customer = await newCustomer(origin);
  const tokens = await signIn(customer, origin);
  const token = tokens.access_token;
  await operator('users', 'balance', customer.phone, '--change', '50', '--reason', 'journey', '--yes');
  const line = { good_id: id, good_sku_id: 0, number, price: 10, name, img: '-' };
  const body = {
    indentCommodity: [line],
    carriage: 0,
    remark: '',
    shipping_id: await addAddress(origin, tokens, '林小满'),
    ...(beside ? await paidWith(origin, customer, tokens, beside) : {}),
  };
  const orderId = await callApi<number>('goodIndent', { body, token, origin });
  await callApi('balancePay', { body: { id: orderId }, token, origin });
  await operator('orders', 'ship', String(orderId), '--waybill', `YT${orderId}`);
  await operator('orders', 'receive', String(orderId));
  return { tokens, orderId };
}

/** A customer who asks to return a product, with one refund. */
async function ask(origin: string): Promise<{ tokens: Tokens; refundId: number }> {
  const product = await ownProduct('退货', { price: '10', stock: 5, type: 'physical', nameEn: 'Returned' });
  const { tokens, orderId } = await whoGotByPost(origin, product, 2);
  const token = tokens.access_token;
  const offer = await callApi<{ lines: { id: number }[] }>(`refund/order/${orderId}`, { token, origin });
  const wish = { kind: 'return', reason: 'damaged', lines: offer.lines.map(({ id }) => ({ id, number: 1 })) };
  const { amount } = await callApi<{ amount: number }>(`refund/preview/${orderId}`, { body: wish, token, origin });
  const body = { ...wish, remark: '手柄有一道划痕。', amount };
  return { tokens, refundId: await callApi<number>(`refund/order/${orderId}`, { body, token, origin }) };
}

/** Somebody who waits for an answer to a refund. */
export const customerWhoAsksBack = (origin: string): Promise<Tokens> =>
  once(`${origin} asks back`, async () => (await ask(origin)).tokens);

/** Somebody whose return the shop has agreed to. */
export const customerWhoSendsBack = (origin: string): Promise<Tokens> =>
  once(`${origin} sends back`, async () => {
    const { tokens, refundId } = await ask(origin);
    await operator('refunds', 'agree', String(refundId), '--words', '抱歉，请寄回来。');
    return tokens;
  });
