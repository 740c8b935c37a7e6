import { randomUUID } from 'node:crypto';
import { type Customer, callApi, signIn, type Tokens } from './api.ts';
import { operator } from './operator.ts';
import { addAddress } from './own-cart.ts';
import { newCustomer, once } from './signed-in.ts';

const DAY_MS = 24 * 3_600_000;
/** Enough for what is bought here, in yuan. */
const BALANCE = '200';

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
  if (points > 0)
    await operator('users', 'points', customer.phone, '--change', String(points), '--reason', 'journey', '--yes');
  return { user_coupon_id: await aCoupon(origin, tokens, coupon), integral: points };
}

/** Pieces of a product as they are bought; `price` of one, in yuan. */
export type Pieces = { id: number; name: string; number: number; price: number };

/** Somebody who has received goods that came by post, and their order. */
export async function whoGotByPost(
  origin: string,
  pieces: readonly Pieces[],
  beside: PaidWith | null = null,
): Promise<{ tokens: Tokens; orderId: number }> {
  const customer = await newCustomer(origin);
  const tokens = await signIn(customer, origin);
  const token = tokens.access_token;
  await operator('users', 'balance', customer.phone, '--change', BALANCE, '--reason', 'journey', '--yes');
  const body = {
    indentCommodity: pieces.map(({ id, ...of }) => ({ good_id: id, good_sku_id: 0, img: '-', ...of })),
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

/** Two goods of the demo shop, so dear together that they are sent free of charge. */
async function demoPieces(origin: string): Promise<Pieces[]> {
  const wanted = [
    { id: 1113, number: 2 },
    { id: 1029, number: 1 },
  ];
  return Promise.all(
    wanted.map(async (of) => ({
      ...(await callApi<{ name: string; price: number }>(`good/${of.id}`, { origin }).then(({ name, price }) => ({
        name,
        price,
      }))),
      ...of,
    })),
  );
}

/** A customer who asks to return one of three pieces that a coupon helped to pay, with one refund. */
async function ask(origin: string): Promise<{ tokens: Tokens; refundId: number }> {
  const { tokens, orderId } = await whoGotByPost(origin, await demoPieces(origin), { coupon: '10', points: 0 });
  const token = tokens.access_token;
  const offer = await callApi<{ lines: { id: number }[] }>(`refund/order/${orderId}`, { token, origin });
  const lines = offer.lines.slice(0, 1).map(({ id }) => ({ id, number: 1 }));
  const wish = { kind: 'return', reason: 'damaged', lines };
  const { amount } = await callApi<{ amount: number }>(`refund/preview/${orderId}`, { body: wish, token, origin });
  const body = { ...wish, remark: '泵头按不下去，瓶口也漏。', amount };
  return { tokens, refundId: await callApi<number>(`refund/order/${orderId}`, { body, token, origin }) };
}

/** A customer whose only refund has come as far as `act` brings it; the same one for all tests of a worker. */
const customerWhose = (name: string, act: (refund: string, tokens: Tokens, origin: string) => Promise<unknown>) => {
  return (origin: string): Promise<Tokens> =>
    once(`${origin} refund ${name}`, async () => {
      const { tokens, refundId } = await ask(origin);
      await act(String(refundId), tokens, origin);
      return tokens;
    });
};

const agree = (refund: string) => operator('refunds', 'agree', refund, '--words', '抱歉，请寄回来。');

async function sendBack(refund: string, { access_token: token }: Tokens, origin: string): Promise<void> {
  await agree(refund);
  const { couriers } = await callApi<{ couriers: { id: number }[] }>(`refund/${refund}`, { token, origin });
  const body = { dhl_id: couriers[0]?.id, odd: 'SF1234567890' };
  await callApi(`refund/send/${refund}`, { body, token, origin });
}

/** Somebody who waits for an answer to a refund. */
export const customerWhoAsksBack = customerWhose('asked', async () => undefined);

/** Somebody whose return the shop has agreed to. */
export const customerWhoSendsBack = customerWhose('agreed', agree);

/** Somebody whose return is on its way to the shop. */
export const customerWhoHasSentBack = customerWhose('sent', sendBack);

/** Somebody who has got their money back. */
export const customerRefunded = customerWhose('refunded', async (refund, tokens, origin) => {
  await sendBack(refund, tokens, origin);
  await operator('refunds', 'received', refund, '--yes');
});

/** Somebody to whom the shop has said no. */
export const customerRefused = customerWhose('refused', (refund) =>
  operator('refunds', 'refuse', refund, '--reason', '照片里看不出损坏，请补一张泵头的照片再申请。'),
);
