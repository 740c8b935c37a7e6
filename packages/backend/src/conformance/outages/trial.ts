import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../kernel/db/open/open-database.ts';
import { checkInvariants } from '../../operator/invariants/check-invariants.ts';
import { ApiProcess } from '../kill-tests/api-process.ts';
import { Client } from '../kill-tests/client.ts';
import { type CrashShop, prepareShop } from '../kill-tests/prepare-shop.ts';
import { PROJECT_KEY } from '../kill-tests/store.ts';
import { emptyLedger, type Ledger, look, order } from './load.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

/** What is done to PostgreSQL: two kinds of restart, connections ended by an administrator, processes that hang for some seconds. */
export type Outage = 'restart fast' | 'restart immediate' | 'connections ended' | 'frozen';

export type OutageRound = {
  outage: Outage;
  /** Acknowledged orders of the round. */
  orders: number;
  /** Orders that were answered with 503, and asked for again. */
  refused: number;
  /** From the moment PostgreSQL answers again to the first acknowledged order. */
  firstGoodMs: number;
  /** Pages of the catalogue visitors did not get. */
  unseen: number;
};

const CUSTOMERS = 12;
const VISITORS = 2;
/** Acknowledged before something is done, and again after it. */
const LEAST_ORDERS = 40;
const FROZEN_MS = 3_000;
/** A busy machine recovers and orders slowly; beyond this nothing comes any more. */
const ROUND_WITHIN_MS = 60_000;

/** An api under a load of orders on a PostgreSQL that fails again and again. */
export class OutageTrial implements AsyncDisposable {
  readonly #cluster: PostgresCluster;
  readonly #folder: string;
  readonly #shop: CrashShop;
  readonly #ledger: Ledger = emptyLedger();
  readonly #api: ApiProcess;
  #shoppers: Promise<unknown> = Promise.resolve();
  #origin = '';
  #isOver = false;

  private constructor(cluster: PostgresCluster, folder: string, shop: CrashShop) {
    this.#cluster = cluster;
    this.#folder = folder;
    this.#shop = shop;
    this.#api = new ApiProcess({ SHOP_DATA: folder, SHOP_PROJECT_KEY: PROJECT_KEY, DATABASE_URL: cluster.url });
  }

  /**
   * Starts PostgreSQL, the api and the load.
   * @param programs folder of PostgreSQL's programs
   * @param folder data of the api; the caller removes it
   */
  static async start(programs: string, folder: string): Promise<OutageTrial> {
    const cluster = await startPostgresCluster(programs);
    const database = await openDatabase({ databaseUrl: cluster.url, dataFolder: folder });
    const shop = await prepareShop(database.db, CUSTOMERS);
    await database.close();
    const trial = new OutageTrial(cluster, folder, shop);
    await trial.#load();
    return trial;
  }

  async #load(): Promise<void> {
    this.#origin = await this.#api.origin();
    const shop = { origin: this.#origin, shop: this.#shop, ledger: this.#ledger, isOver: () => this.#isOver };
    const visitors = Array.from({ length: VISITORS }, () => look(shop));
    this.#shoppers = Promise.all([...visitors, ...this.#shop.customers.map((customer) => order(shop, customer))]);
    this.#shoppers.catch(() => {});
    await this.#untilOrdered(LEAST_ORDERS);
  }

  /**
   * Does one thing to PostgreSQL under load.
   * @throws Error when the api has ended, or takes no orders any more
   */
  async round(outage: Outage): Promise<OutageRound> {
    const before = { orders: this.#orders, refused: this.#ledger.refused, unseen: this.#ledger.unseen };
    await this.#untilOrdered(LEAST_ORDERS);
    const backAt = await this.#suffer(outage);
    await this.#until(() => this.#ledger.acknowledgedAt > backAt);
    const firstGoodMs = this.#ledger.acknowledgedAt - backAt;
    await this.#untilOrdered(LEAST_ORDERS);
    return {
      outage,
      orders: this.#orders - before.orders,
      refused: this.#ledger.refused - before.refused,
      firstGoodMs,
      unseen: this.#ledger.unseen - before.unseen,
    };
  }

  /** Ends the load; what is wrong in the end: answers nobody expects, orders that are gone or there twice, books that do not agree. */
  async finish(): Promise<string[]> {
    this.#isOver = true;
    await this.#shoppers;
    const lost: string[] = [];
    for (const customer of this.#shop.customers) lost.push(...(await this.#lostOf(customer)));
    const { code, output } = await this.#api.stop();
    if (code !== 0) lost.push(`the api ended with ${code}: ${output.slice(-1000)}`);
    const database = await openDatabase({ databaseUrl: this.#cluster.url, dataFolder: this.#folder });
    const violations = await checkInvariants(database.db, { timeZone: 'Asia/Shanghai' });
    await database.close();
    return [...this.#ledger.surprises, ...lost, ...violations.map((one) => JSON.stringify(one))];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#api.kill();
    await this.#cluster[Symbol.asyncDispose]();
  }

  get #orders(): number {
    return [...this.#ledger.orders.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** @returns when PostgreSQL answered again */
  async #suffer(outage: Outage): Promise<number> {
    const { url } = this.#cluster;
    if (outage === 'connections ended') return endConnections(url);
    if (outage !== 'frozen') {
      await this.#cluster.restart(outage === 'restart fast' ? 'fast' : 'immediate');
      return performance.now();
    }
    await this.#cluster.freeze();
    await pause(FROZEN_MS);
    await this.#cluster.thaw();
    return performance.now();
  }

  async #lostOf({ id, token, shipped }: CrashShop['customers'][number]): Promise<string[]> {
    const client = new Client(this.#origin, token);
    const found: number[] = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const { message } = await client.get(`goodIndent?limit=100&page=${page}&sort=id`);
      const { data, last_page } = message as { data: { id: number }[]; last_page: number };
      found.push(...data.map((one) => one.id));
      last = last_page;
    }
    const known = new Set([...(this.#ledger.orders.get(id) ?? []), ...shipped]);
    const there = new Set(found);
    const gone = [...known].filter((one) => !there.has(one)).map((one) => `order ${one} of ${id} is gone`);
    const twice = found.filter((one) => !known.has(one)).map((one) => `order ${one} of ${id} was never acknowledged`);
    return [...gone, ...twice];
  }

  #untilOrdered(number: number): Promise<void> {
    const before = this.#orders;
    return this.#until(() => this.#orders - before >= number);
  }

  async #until(isSo: () => boolean): Promise<void> {
    const ended = this.#api.ended.then(({ code, signal, output }) => {
      throw new Error(`the api ended (${code ?? signal}):\n${output.slice(-3000)}`);
    });
    ended.catch(() => {});
    const deadline = performance.now() + ROUND_WITHIN_MS;
    while (!isSo()) {
      if (performance.now() > deadline) throw new Error(`no orders any more: ${this.#ledger.surprises.join('; ')}`);
      await Promise.race([pause(5), ended]);
    }
  }
}

async function endConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const endedAt = performance.now();
  await client.end();
  return endedAt;
}
