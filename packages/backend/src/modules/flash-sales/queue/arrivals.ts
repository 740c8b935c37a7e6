import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../kernel/db/database.ts';
import { type Arrival, advanceQueue } from './advance-queue.ts';
import { type PlaceRecord, readPlaces } from './place-records.ts';

/** Who comes within so many milliseconds shares a transaction. */
const GATHER_MS = 4;
/** More than this would keep the rows of the sale too long. */
const MAX_AT_ONCE = 500;
const MAX_TRIES = 3;

type Waiting = { arrival: Arrival; settled: PromiseWithResolvers<PlaceRecord | null>[] };

/**
 * Lines up customers. Those who come to one variant while the transaction of others is on its way are written in one statement, in the order
 * in which their requests were received: of thousands none waits for a transaction of their own.
 */
export class Arrivals {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #onChange: () => void;
  /** By variant of the sale, by customer. */
  readonly #queues = new Map<number, Map<number, Waiting>>();

  constructor(db: Db, now: () => Date, onChange: () => void = () => {}) {
    this.#db = db;
    this.#now = now;
    this.#onChange = onChange;
  }

  /** The place: a new one, or the open one the customer has in the sale; null when the sale does not allow one. */
  join(saleVariantId: number, arrival: Arrival): Promise<PlaceRecord | null> {
    const settled = Promise.withResolvers<PlaceRecord | null>();
    const queue = this.#queues.get(saleVariantId);
    const known = queue?.get(arrival.userId);
    if (known) known.settled.push(settled);
    else if (queue) queue.set(arrival.userId, { arrival, settled: [settled] });
    else {
      this.#queues.set(saleVariantId, new Map([[arrival.userId, { arrival, settled: [settled] }]]));
      void this.#work(saleVariantId);
    }
    return settled.promise;
  }

  async #work(saleVariantId: number): Promise<void> {
    await pause(GATHER_MS);
    for (
      let queue = this.#queues.get(saleVariantId);
      queue && queue.size > 0;
      queue = this.#queues.get(saleVariantId)
    ) {
      const batch = [...queue.values()]
        .toSorted((one, other) => one.arrival.arrivedAt.getTime() - other.arrival.arrivedAt.getTime())
        .slice(0, MAX_AT_ONCE);
      for (const { arrival } of batch) queue.delete(arrival.userId);
      await this.#write(saleVariantId, batch);
    }
    this.#queues.delete(saleVariantId);
  }

  async #write(saleVariantId: number, batch: readonly Waiting[]): Promise<void> {
    const arrivals = batch.map(({ arrival }) => arrival);
    try {
      const lined = await withRetries(() =>
        this.#db.transaction((tx) => advanceQueue(tx, saleVariantId, this.#now(), { arrivals })),
      );
      const places = await readPlaces(this.#db, [...lined.values()]);
      this.#onChange();
      const byId = new Map(places.map((place) => [place.id, place]));
      for (const { arrival, settled } of batch) {
        const place = byId.get(lined.get(arrival.userId) ?? 0) ?? null;
        for (const one of settled) one.resolve(place);
      }
    } catch (error) {
      for (const { settled } of batch) for (const one of settled) one.reject(error);
    }
  }
}

/** Two who line up in two variants of one sale at the same moment, in two processes, can hold each other up: the database ends one of them. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let left = MAX_TRIES - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || codeOf(error) !== '40P01') throw error;
    }
  }
}

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return null;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? codeOf(cause);
}
