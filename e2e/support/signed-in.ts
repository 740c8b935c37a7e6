import type { BrowserContext } from '@playwright/test';
import { type Customer, callApi, demoCustomer, signIn, type Tokens, tokenCookies } from './api.ts';
import { newPhone } from './customers.ts';
import { simpleProduct } from './product-page.ts';

const known = new Map<string, Promise<Tokens>>();

/** Asked for once per worker: many tests only want somebody who is signed in. */
export function once(key: string, make: () => Promise<Tokens>): Promise<Tokens> {
  const tokens = known.get(key) ?? make();
  known.set(key, tokens);
  return tokens;
}

export const tokensOf = (origin: string, customer: Customer = demoCustomer): Promise<Tokens> =>
  once(`${origin} ${customer.phone}`, () => signIn(customer, origin));

/** Somebody who signed up with a password a moment ago. */
export async function newCustomer(origin: string): Promise<Customer> {
  const customer = { phone: newPhone(), password: 'Market2026!' };
  await register(origin, customer.phone, { password: customer.password, rPassword: customer.password });
  return customer;
}

/** Somebody who signed up a moment ago. */
export async function signUp(origin: string): Promise<Tokens> {
  return register(origin, newPhone());
}

async function register(origin: string, phone: string, more: object = {}): Promise<Tokens> {
  const { code } = await callApi<{ code: number }>('cellphoneCode', { body: { cellphone: phone }, origin });
  return callApi<Tokens>('register', { body: { cellphone: phone, code, platform: 'pc', lang: 'zh', ...more }, origin });
}

/** A new customer: no orders, no addresses, an empty cart. */
export const emptyCustomer = (origin: string): Promise<Tokens> => once(`${origin} empty`, () => signUp(origin));

/** A new customer with one product in the cart; `variantId` 0 when it has none. */
const customerWith =
  (productId: string, variantId: number) =>
  (origin: string): Promise<Tokens> =>
    once(`${origin} cart ${productId}`, async () => {
      const tokens = await signUp(origin);
      const body = [{ good_id: Number(productId), good_sku_id: variantId, number: 1 }];
      await callApi('goodIndent/cart/add', { body, token: tokens.access_token, origin });
      return tokens;
    });

/** A new customer who waits for the next but one round of flash sales. */
export const customerWhoWaits = (origin: string): Promise<Tokens> =>
  once(`${origin} waits`, async () => {
    const tokens = await signUp(origin);
    const { data } = await callApi<{ data: { id: number; time: string }[] }>('seckill?state=0&limit=50', { origin });
    const [next, ...others] = data.toSorted((one, other) => (one.time < other.time ? -1 : 1));
    for (const { id } of others.filter(({ time }) => time !== next?.time).slice(0, 2)) {
      await callApi('seckillReminder', { body: { id }, token: tokens.access_token, origin });
    }
    return tokens;
  });

/** A new customer with a product without variants in the cart. */
export const customerWithCart = customerWith(simpleProduct.id, 0);

/** A new customer with a product in the cart that comes in colours and sizes. */
export const customerWithVariant = customerWith('1130', 113_001);

/** Makes a browser one in which the customer with these tokens has signed in before. */
export async function enterAs(context: BrowserContext, origin: string, tokens: Tokens): Promise<void> {
  await context.addCookies(tokenCookies(tokens).map((cookie) => ({ ...cookie, url: origin })));
}

/** Makes a browser one in which the demo customer has signed in before. */
export const enterSignedIn = async (context: BrowserContext, origin: string): Promise<void> =>
  enterAs(context, origin, await tokensOf(origin));
