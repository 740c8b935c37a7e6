import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Reply } from '../kill-tests/client.ts';
import { type CrashCustomer, type CrashShop, orderOfOne } from '../kill-tests/prepare-shop.ts';

/** A customer who ordered and was refused for now asks again, with the same key, after this long. */
const ASK_AGAIN_MS = 20;
const LOOK_EVERY_MS = 20;

/** What shoppers and visitors were answered. Times are those of `performance.now()`. */
export type Ledger = {
  /** Orders that were acknowledged, by customer. */
  orders: Map<number, number[]>;
  /** When an order was acknowledged last. */
  acknowledgedAt: number;
  /** Answers 503 to orders. */
  refused: number;
  /** Pages of the catalogue that visitors were given, and not given. */
  seen: number;
  unseen: number;
  /** Answers nobody expects. */
  surprises: string[];
};

export const emptyLedger = (): Ledger => ({
  orders: new Map(),
  acknowledgedAt: 0,
  refused: 0,
  seen: 0,
  unseen: 0,
  surprises: [],
});

export type Shop = { origin: string; shop: CrashShop; ledger: Ledger; isOver: () => boolean };

/** Orders one piece after the other, each under a key until it is acknowledged. */
export async function order({ origin, shop, ledger, isOver }: Shop, customer: CrashCustomer): Promise<void> {
  const client = new Client(origin, customer.token);
  const mine: number[] = [];
  ledger.orders.set(customer.id, mine);
  while (!isOver()) {
    const key = randomUUID();
    for (;;) {
      const reply = await client.post('goodIndent', orderOfOne(shop), { 'idempotency-key': key });
      if (reply.status === 200) {
        mine.push(Number(reply.message));
        ledger.acknowledgedAt = performance.now();
        break;
      }
      if (reply.status !== 503) return surprise(ledger, 'order', reply);
      ledger.refused += 1;
      await pause(ASK_AGAIN_MS);
    }
  }
}

/** Looks at a product and at a list again and again, as pages for visitors do. */
export async function look({ origin, shop, ledger, isOver }: Shop): Promise<void> {
  const client = new Client(origin, '');
  while (!isOver()) {
    for (const path of [`good/${shop.productId}`, 'good?limit=10']) {
      const reply = await client.get(path);
      if (reply.status === 200) ledger.seen += 1;
      else if (reply.status === 503) ledger.unseen += 1;
      else surprise(ledger, path, reply);
    }
    await pause(LOOK_EVERY_MS);
  }
}

function surprise({ surprises }: Ledger, what: string, { status, message }: Reply): void {
  surprises.push(`${what}: ${status} ${String(message)}`);
}
