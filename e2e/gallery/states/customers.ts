import { callApi, type Tokens } from '../../support/api.ts';
import { operator } from '../../support/operator.ts';
import { once, signUp } from '../../support/signed-in.ts';
import { expect } from '../../support/test.ts';

/** Products of the demo shop by what they are. */
export const products = { virtual: '1293', cardKey: { id: 1307, variantId: 130_701 } } as const;

const lines = [
  { good_id: 1029, good_sku_id: 0, number: 1 },
  { good_id: 1130, good_sku_id: 113_001, number: 1 },
  { good_id: 1066, good_sku_id: 106_601, number: 1 },
  { good_id: 1113, good_sku_id: 0, number: 1 },
];

/** A customer with four products in the cart, whom a little more would bring a coupon. */
export const fullCart = (origin: string): Promise<Tokens> => once(`${origin} full cart`, () => fillCart(origin));

/** The same, for a state that takes something out. */
export async function fillCart(origin: string): Promise<Tokens> {
  const tokens = await signUp(origin);
  const as = { token: tokens.access_token, origin };
  await callApi('goodIndent/cart/add', { body: lines, ...as });
  await callApi('coupon', { body: { id: 2 }, ...as });
  return tokens;
}

const phoneOf = async (origin: string, token: string): Promise<string> =>
  (await callApi<{ cellphone: string }>('user', { token, origin })).cellphone;

/** A customer who has bought a key that opens a course, and the order. */
export async function keyBuyer(origin: string): Promise<{ tokens: Tokens; orderId: number }> {
  const tokens = await signUp(origin);
  const as = { token: tokens.access_token, origin };
  await operator(
    ...['users', 'balance', await phoneOf(origin, tokens.access_token)],
    ...['--change', '2000', '--reason', 'gallery', '--yes'],
  );
  const { id, variantId } = products.cardKey;
  const line = { good_id: id, good_sku_id: variantId, number: 1, price: 129, name: '-', img: '-' };
  const orderId = await callApi<number>('goodIndent', {
    body: { indentCommodity: [line], carriage: 0, remark: '' },
    ...as,
  });
  await callApi('balancePay', { body: { id: orderId }, ...as });
  return { tokens, orderId };
}

/** A customer whose file with everything that is kept of them can be fetched. */
export const customerWithDataFile = (origin: string): Promise<Tokens> =>
  once(`${origin} data file`, async () => {
    const tokens = await signUp(origin);
    const as = { token: tokens.access_token, origin };
    await callApi('user/data', { body: {}, ...as });
    await expect
      .poll(async () => (await callApi<{ state: string }>('user/data', as)).state, { timeout: 30_000 })
      .toBe('ready');
    return tokens;
  });
