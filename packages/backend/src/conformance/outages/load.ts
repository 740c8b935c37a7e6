import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Told } from '../crash/client.ts';
import { type CrashCustomer, type CrashShop, PRICE } from '../crash/prepare-shop.ts';

/** A customer who ordered and was refused for now asks again, with the same key, after this long. */
const ASK_AGAIN_MS = 20;
const LOOK_EVERY_MS = 20;

/** What shoppers and visitors were told. Times are those of `performance.now()`. */
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
  const line = {
    good_id: shop.productId,
    good_sku_id: 0,
    number: 1,
    price: PRICE / 100,
    name: '商品',
    img: '/media/x.webp',
  };
  const mine: number[] = [];
  ledger.orders.set(customer.id, mine);
  while (!isOver()) {
    const key = randomUUID();
    for (;;) {
      const told = await client.post(
        'goodIndent',
        { indentCommodity: [line], carriage: 0 },
        { 'idempotency-key': key },
      );
      if (told.status === 200) {
        mine.push(Number(told.message));
        ledger.acknowledgedAt = performance.now();
        break;
      }
      if (told.status !== 503) return surprise(ledger, 'order', told);
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
      const told = await client.get(path);
      if (told.status === 200) ledger.seen += 1;
      else if (told.status === 503) ledger.unseen += 1;
      else surprise(ledger, path, told);
    }
    await pause(LOOK_EVERY_MS);
  }
}

function surprise({ surprises }: Ledger, what: string, { status, message }: Told): void {
  surprises.push(`${what}: ${status} ${String(message)}`);
}
