import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';
import type { ShopContext } from '../../plugins/types.ts';
import { type OrderState, stateNow } from '../orders/order-states.ts';

type Listener = (state: OrderState) => void;

/**
 * Tells listeners the state of orders, at first and whenever it is another one: at the news of a change, whichever process
 * made it, and in each interval, for what only time changes and for news that were lost. All listeners together cost one
 * small query each time; none while nobody listens.
 */
export class OrderWatch {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #intervalMs: number;
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #states = new Map<number, OrderState>();
  #timer: NodeJS.Timeout | null = null;

  constructor({ db, now, news }: Pick<ShopContext, 'db' | 'now' | 'news'>, intervalMs: number) {
    this.#db = db;
    this.#now = now;
    this.#intervalMs = intervalMs;
    news.on('order', ({ id }) => void this.#lookAt([Number(id)]));
  }

  /** @returns what ends it */
  listen(orderId: number, listener: Listener): () => void {
    const all = this.#listeners.get(orderId) ?? new Set();
    this.#listeners.set(orderId, all.add(listener));
    this.#timer ??= setTimeout(() => void this.#look(), this.#intervalMs);
    return () => {
      all.delete(listener);
      if (all.size > 0) return;
      this.#listeners.delete(orderId);
      this.#states.delete(orderId);
    };
  }

  async #look(): Promise<void> {
    await this.#lookAt([...this.#listeners.keys()]);
    this.#timer = this.#listeners.size > 0 ? setTimeout(() => void this.#look(), this.#intervalMs) : null;
  }

  /** A database that does not answer is asked again in the next interval. */
  async #lookAt(orderIds: readonly number[]): Promise<void> {
    const ids = orderIds.filter((id) => this.#listeners.has(id));
    if (ids.length === 0) return;
    try {
      const rows = await this.#db
        .select({ id: orders.id, state: orders.state, overtime: orders.overtime })
        .from(orders)
        .where(inArray(orders.id, ids));
      for (const row of rows) this.#tell(row.id, stateNow(row.state as OrderState, row.overtime, this.#now()));
    } catch {
      // Listeners keep what they know.
    }
  }

  #tell(orderId: number, state: OrderState): void {
    if (this.#states.get(orderId) === state) return;
    this.#states.set(orderId, state);
    for (const listener of this.#listeners.get(orderId) ?? []) listener(state);
  }
}
