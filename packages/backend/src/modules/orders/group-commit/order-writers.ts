import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseUnavailable, databaseFailure } from '../../../kernel/db/failures.ts';
import { ShopError } from '../../../kernel/errors/shop-error.ts';
import type { Lane, WantedOrder } from './lane.ts';
import type { Outcome } from './place-together.ts';

/** Orders of one transaction. */
const MAX_AT_ONCE = 64;
/** So many may wait in one lane: what is written in the time one waits at most, on a slow machine. */
export const MAX_WAITING = 1_000;
/** As long as one waits for a connection of the database. */
const PATIENCE_MS = 3_000;

/** `arrivedAt`: when its request was received. */
type Arrived = WantedOrder & { arrivedAt: Date };
type Waiting = Arrived & { settled: PromiseWithResolvers<number | null>; patience: NodeJS.Timeout };

type Context = {
  place: (lane: Lane, orders: readonly Arrived[]) => Promise<ReadonlyMap<WantedOrder, Outcome>>;
  /** Told that a batch failed, and why; its orders are placed by themselves. */
  onFailure: (error: unknown) => void;
};

/**
 * Group commit: one writer per lane and process. Orders that come while it commits are gathered and written together in
 * the next transaction, in the order in which their requests were received.
 */
export class OrderWriters {
  readonly #context: Context;
  readonly #queues = new Map<string, Set<Waiting>>();

  constructor(context: Context) {
    this.#context = context;
  }

  /**
   * Places an order together with others. Answers after the commit: its id, or null when it has to be placed by itself.
   * @throws ShopError with what is in its way
   * @throws DatabaseUnavailable when too many wait, one has waited too long, or the database does not do its work
   */
  async place(lane: Lane, order: Arrived): Promise<number | null> {
    const known = this.#queues.get(lane.name);
    const queue = known ?? new Set<Waiting>();
    if (queue.size >= MAX_WAITING) throw new DatabaseUnavailable('busy', 'Too many orders wait to be written');
    const settled = Promise.withResolvers<number | null>();
    const waiting: Waiting = {
      ...order,
      settled,
      patience: setTimeout(() => {
        queue.delete(waiting);
        settled.reject(new DatabaseUnavailable('busy', 'An order was not written in time'));
      }, PATIENCE_MS).unref(),
    };
    queue.add(waiting);
    if (!known) {
      this.#queues.set(lane.name, queue);
      void this.#work(lane, queue);
    }
    return settled.promise;
  }

  async #work(lane: Lane, queue: Set<Waiting>): Promise<void> {
    // Who comes with the first one is written with it.
    for (await nextTurn(); queue.size > 0; ) await this.#write(lane, takeBatch(queue));
    this.#queues.delete(lane.name);
  }

  async #write(lane: Lane, batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#context.place(lane, batch);
      for (const one of batch) this.#settle(one, outcomes.get(one) ?? null);
    } catch (error) {
      // What an outage cut off may have been committed: only whoever sent it knows whether to try again.
      const isOutage = databaseFailure(error) !== null;
      if (!isOutage) this.#context.onFailure(error);
      for (const { settled } of batch) {
        if (isOutage) settled.reject(error);
        else settled.resolve(null);
      }
    }
  }

  #settle({ settled, ...order }: Waiting, outcome: Outcome): void {
    if (outcome instanceof ShopError) settled.reject(outcome);
    else if (typeof outcome === 'number' || outcome === null) settled.resolve(outcome);
    else settled.resolve(this.place(outcome, order));
  }
}

/** The first who came, each customer once: what they have had of the sale is counted before each of their orders. */
function takeBatch(queue: Set<Waiting>): Waiting[] {
  const byArrival = [...queue].sort((one, other) => one.arrivedAt.getTime() - other.arrivedAt.getTime());
  const perCustomer = new Map<number, Waiting>();
  for (const one of byArrival) {
    if (perCustomer.size === MAX_AT_ONCE) break;
    if (!perCustomer.has(one.order.userId)) perCustomer.set(one.order.userId, one);
  }
  const batch = [...perCustomer.values()];
  for (const one of batch) {
    queue.delete(one);
    clearTimeout(one.patience);
  }
  return batch;
}
