import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../kernel/db/database.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import type { Arrival } from './advance-queue.ts';
import { Arrivals } from './arrivals.ts';
import { findRunningVariant, type PlaceRecord, readPlaces } from './place-records.ts';
import { turnsPerSecond } from './queue-settings.ts';
import { SingleFlight } from './single-flight.ts';

/** How often somebody who waits in an open request is looked after. */
const LOOK_MS = 200;
const PATIENCE_MS = 10_000;

type WantedVariant = Parameters<typeof findRunningVariant>[1];

/** The lines of flash sales as one process takes part in them. What they hold is in the database alone. */
export class SaleQueues {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #arrivals: Arrivals;
  readonly #variants = new SingleFlight<number | null>();
  readonly #paces = new SingleFlight<number>();
  readonly #looks = new SingleFlight<Map<number, PlaceRecord>>();
  /** Places whose customers wait in an open request. */
  readonly #waited = new Set<number>();
  /** Told that somebody lined up here. */
  onChange: () => void = () => {};
  /** How long an order that came without a place waits for its turn; tests wait less. */
  patienceMs = PATIENCE_MS;

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#arrivals = new Arrivals(db, now, () => this.onChange());
  }

  /** The variant of the running sale of a product that somebody means, null without one. */
  findVariant(wanted: WantedVariant): Promise<number | null> {
    const key = [wanted.productId, wanted.saleVariantId, wanted.variantId].join();
    return this.#variants.read(key, () => findRunningVariant(this.#db, wanted, this.#now()));
  }

  /** Turns of a second. */
  pace(): Promise<number> {
    return this.#paces.read('', () => readSetting(this.#db, turnsPerSecond));
  }

  /** Lines somebody up; null when the sale does not allow it. */
  join(saleVariantId: number, arrival: Arrival): Promise<PlaceRecord | null> {
    return this.#arrivals.join(saleVariantId, arrival);
  }

  /** How many wait in open requests. */
  get waiting(): number {
    return this.#waited.size;
  }

  /** Waits until the place waits no more, or the patience is over. @returns the place as it is then */
  async waitForTurn(place: PlaceRecord): Promise<PlaceRecord> {
    const until = performance.now() + this.patienceMs;
    this.#waited.add(place.id);
    try {
      let now = place;
      while (now.state === 'waiting' && performance.now() < until) {
        await pause(LOOK_MS);
        now = (await this.#look()).get(place.id) ?? now;
      }
      return now;
    } finally {
      this.#waited.delete(place.id);
    }
  }

  #look(): Promise<Map<number, PlaceRecord>> {
    return this.#looks.read('', async () => {
      const places = await readPlaces(this.#db, [...this.#waited]);
      return new Map(places.map((place) => [place.id, place]));
    });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    saleLines: SaleQueues;
  }
}
