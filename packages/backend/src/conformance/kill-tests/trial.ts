import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Engine } from '../../kernel/db/database.ts';
import { flashSalePlaces, jobs } from '../../kernel/db/schema/index.ts';
import { checkInvariants } from '../../operator/invariants/check-invariants.ts';
import { ApiProcess, type Ended } from './api-process.ts';
import { Client } from './client.ts';
import { Journal } from './journal.ts';
import { type Shopper, shopUntilItEnds } from './load.ts';
import { prepareShop } from './prepare-shop.ts';
import { makeStore, type Store } from './store.ts';
import { findLost } from './verify.ts';

const CUSTOMERS = 6;
/** Answers that must have come before a kill says anything. */
const LEAST_ACKNOWLEDGED = 30;
/** Holds that are over are ended once a second. */
const LINES_WITHIN_MS = 3000;
/** Recurring jobs are due again five seconds after they ran, at the soonest. */
export const JOB_PERIOD_MS = 5000;

/** An api on a store, with customers who know what they were told. */
export class Trial {
  readonly #store: Store;
  readonly #shoppers: Omit<Shopper, 'client'>[] = [];
  api: ApiProcess;
  startedAt = 0;

  private constructor(store: Store) {
    this.#store = store;
    this.api = this.start();
  }

  static async open(engine: Engine): Promise<Trial> {
    const store = await makeStore(engine);
    const database = await store.open();
    const shop = await prepareShop(database.db, CUSTOMERS);
    await database.close();
    const trial = new Trial(store);
    for (const customer of shop.customers) {
      trial.#shoppers.push({ shop, customer, journal: new Journal(customer.shipped) });
    }
    return trial;
  }

  start(): ApiProcess {
    this.startedAt = Date.now();
    return new ApiProcess(this.#store.env);
  }

  get acknowledged(): number {
    return this.#shoppers.reduce((sum, { journal }) => sum + journal.acknowledged, 0);
  }

  async #clients(): Promise<Shopper[]> {
    const origin = await this.api.origin();
    return this.#shoppers.map((one) => ({ ...one, client: new Client(origin, one.customer.token) }));
  }

  /** Everybody shops; at a random moment the api is killed. Answers what surprised them. */
  async killUnderLoad(): Promise<{ ended: Ended; surprises: string[] }> {
    const before = this.acknowledged;
    const shopping = (await this.#clients()).map(shopUntilItEnds);
    while (this.acknowledged - before < LEAST_ACKNOWLEDGED) await pause(20);
    await pause(Math.random() * 700);
    const ended = await this.api.kill();
    return { ended, surprises: (await Promise.all(shopping)).flat() };
  }

  /** Starts it again, as a supervisor does, and asks for everything that was acknowledged. */
  async restartAndLook(): Promise<string[]> {
    this.api = this.start();
    const lost: string[] = [];
    for (const shopper of await this.#clients()) lost.push(...(await findLost(shopper)));
    return lost;
  }

  /** Ends the api in order and looks into the database; `jobsRun` are the recurring jobs that ran after `since`, `heldTooLong` places whose hold nobody ended. */
  async inspect(since: number) {
    const stoppedAt = Date.now();
    const ended = await this.api.stop();
    const database = await this.#store.open();
    const violations = await checkInvariants(database.db, { timeZone: 'Asia/Shanghai' });
    const ranAfter = new Date(since + JOB_PERIOD_MS);
    const jobsRun = await database.db.$count(jobs, gt(jobs.runAt, ranAfter));
    const isOver = lt(flashSalePlaces.heldUntil, new Date(stoppedAt - LINES_WITHIN_MS));
    const heldTooLong = await database.db.$count(flashSalePlaces, and(eq(flashSalePlaces.state, 'turn'), isOver));
    await database.close();
    return { ended, violations, jobsRun, heldTooLong };
  }

  async close(): Promise<void> {
    await this.api.kill();
    await this.#store.remove();
  }
}
