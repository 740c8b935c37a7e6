import { callApi, type Tokens } from '../../support/api.ts';
import { once, signUp } from '../../support/signed-in.ts';
import { expect } from '../../support/test.ts';

/** Products of the demo shop by what they are. */
export const products = { virtual: '1293' } as const;

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
