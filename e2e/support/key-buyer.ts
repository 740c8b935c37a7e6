import { callApi, type Tokens } from './api.ts';
import { operator } from './operator.ts';
import { signUp } from './signed-in.ts';

/** A product of the demo shop whose key is handed out once it is paid. */
const cardKey = { id: 1307, variantId: 130_701 } as const;

const phoneOf = async (origin: string, token: string): Promise<string> =>
  (await callApi<{ cellphone: string }>('user', { token, origin })).cellphone;

/** A customer who has bought a key that opens a course, and the order. */
export async function keyBuyer(origin: string): Promise<{ tokens: Tokens; orderId: number }> {
  const tokens = await signUp(origin);
  const as = { token: tokens.access_token, origin };
  await operator(
    ...['users', 'balance', await phoneOf(origin, tokens.access_token)],
    ...['--change', '2000', '--reason', 'an order of keys', '--yes'],
  );
  const { id, variantId } = cardKey;
  const line = { good_id: id, good_sku_id: variantId, number: 1, price: 129, name: '-', img: '-' };
  const orderId = await callApi<number>('goodIndent', {
    body: { indentCommodity: [line], carriage: 0, remark: '' },
    ...as,
  });
  await callApi('balancePay', { body: { id: orderId }, ...as });
  return { tokens, orderId };
}
