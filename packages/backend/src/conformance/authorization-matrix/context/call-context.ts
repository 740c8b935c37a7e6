import type { TestShop } from '../../../testing/index.ts';
import type { CallContext } from './row.ts';

/** Two customers with money and points. */
export async function makeCallContext(shop: TestShop): Promise<CallContext> {
  const values = { money: 100_000, nickname: '林小满' };
  return { shop, owner: await shop.aCustomer(values), other: await shop.aCustomer(values) };
}

let made = 0;

/** A word that occurs nowhere else. */
export const aMark = (): string => `mark${(++made).toString(36)}${Math.random().toString(36).slice(2, 8)}`;
