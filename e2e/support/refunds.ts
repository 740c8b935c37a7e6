import { callApi, signIn, type Tokens } from './api.ts';
import { type OwnProduct, operator, ownProduct } from './operator.ts';
import { addAddress } from './own-cart.ts';
import { newCustomer, once } from './signed-in.ts';

/** Somebody who has received so many pieces of a product (at 10) that came by post, and their order. */
export async function whoGotByPost(
  origin: string,
  { id, name }: OwnProduct,
  number: number,
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
