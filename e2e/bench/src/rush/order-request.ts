import { randomUUID } from 'node:crypto';
import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import type { Wanted } from '../api/load/lanes.ts';
import { signedIn } from '../api/parts/baskets.ts';

/** Where a rush comes in: the api itself, or web before it. `base`: address of the calls, with a slash at the end. */
export type Entrance = { base: string; headers: Record<string, string> };

/** An order as one of many buyers sends it, each from an address of their own. */
export function orderRequest({ base, headers }: Entrance, buyer: LoadCustomer, index: number, body: object): Wanted {
  const { origin, pathname } = new URL(base);
  return {
    origin,
    path: `${pathname}goodIndent`,
    headers: {
      ...headers,
      ...signedIn(buyer),
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    },
    body: JSON.stringify(body),
  };
}
