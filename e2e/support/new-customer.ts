import type { Tokens } from './api.ts';
import { enterAs, signUp } from './signed-in.ts';
import { test as base } from './test.ts';

/** A customer who signed up for one test, and whom its browser knows. */
export type NewCustomer = { origin: string; tokens: Tokens };

/** `test` with a customer of its own: an empty cart, no orders, no addresses. */
export const newCustomerTest = base.extend<{ newCustomer: NewCustomer }>({
  newCustomer: async ({ context, baseURL }, use) => {
    const origin = baseURL ?? '';
    const tokens = await signUp(origin);
    await enterAs(context, origin, tokens);
    await use({ origin, tokens });
  },
});
