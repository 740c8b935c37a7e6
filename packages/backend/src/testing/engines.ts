import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Engine } from '../kernel/db/database.ts';
import { pgliteDatabase } from './pglite-database.ts';
import { isPostgresReachable, postgresDatabase, postgresUrl } from './postgres-database.ts';
import { TestShop } from './test-shop.ts';

const openers: Record<Engine, () => Promise<Database>> = { pglite: pgliteDatabase, postgres: postgresDatabase };
const isFull = process.env['TEST_FULL'] === '1';
const chosen = process.env['TEST_ENGINE'];
const wanted = (['pglite', 'postgres'] as const).filter((engine) => !chosen || chosen === engine);
const reachable = wanted.includes('postgres') && (await isPostgresReachable());

/**
 * Runs the same route tests on the embedded engine and on PostgreSQL (`TEST_ENGINE` picks one). Where PostgreSQL does not answer, that half is
 * left out visibly; on CI it fails instead.
 *
 * `describeEngines('addresses', (shop) => { it('…', async () => { await shop().get('shipping', …) }) })`
 */
export function describeEngines(
  name: string,
  tests: (shop: () => TestShop, engine: Engine) => void,
  env: Record<string, string> = {},
): void {
  forEngines(name, (engine) => withShop(engine, env, tests));
}

/** The same for tests that bring a database of their own, such as those of whole processes. */
export function forEngines(name: string, tests: (engine: Engine) => void): void {
  for (const engine of wanted) {
    if (engine === 'postgres' && !reachable) leaveOut(name);
    else describe(`${name} (${engine})`, () => tests(engine));
  }
}

/**
 * Like `describeEngines`, for what is dear and in which the engines have no part: pictures, sums, words on a screen. On
 * the embedded engine, with `TEST_FULL` on both.
 */
export function describeDear(
  name: string,
  tests: (shop: () => TestShop, engine: Engine) => void,
  env: Record<string, string> = {},
): void {
  if (isFull || chosen) describeEngines(name, tests, env);
  else describe(`${name} (pglite)`, () => withShop('pglite', env, tests));
}

/**
 * Like `describeEngines`, for single routes, commands and messages, whose statements are the same on both engines: on one of them, in turn by
 * name, so that each meets every kind of statement. With `TEST_FULL` on both.
 */
export function describeInTurn(
  name: string,
  tests: (shop: () => TestShop, engine: Engine) => void,
  env: Record<string, string> = {},
): void {
  const isSecond = createHash('sha256').update(name).digest()[0]! % 2 === 1;
  forOne(available().at(isSecond ? -1 : 0), name, (engine) => withShop(engine, env, tests));
}

/**
 * The same for what has requests at the same time in it: on PostgreSQL, which does them at the same time, where it answers. With
 * `TEST_FULL` on both.
 */
export function describeRacing(
  name: string,
  tests: (shop: () => TestShop, engine: Engine) => void,
  env: Record<string, string> = {},
): void {
  forServer(name, (engine) => withShop(engine, env, tests));
}

/** As `forEngines`, of what is dear and the same on both: on PostgreSQL, where it answers. With `TEST_FULL` on both. */
export function forServer(name: string, tests: (engine: Engine) => void): void {
  forOne(available().at(-1), name, tests);
}

/** Without PostgreSQL on CI both are tried, of which one fails. */
function forOne(engine: Engine | undefined, name: string, tests: (engine: Engine) => void): void {
  const lacksOne = process.env['CI'] !== undefined && wanted.length > available().length;
  if (isFull || !engine || lacksOne) forEngines(name, tests);
  else describe(`${name} (${engine})`, () => tests(engine));
}

/** Engines that are here, the embedded one first. */
const available = (): Engine[] => wanted.filter((engine) => engine !== 'postgres' || reachable);

/** The cases of a long table in turn, half of them on each engine; all on both with `TEST_FULL`, and where one is alone. */
export function inTurn<Case>(engine: Engine, cases: readonly Case[]): Case[] {
  const here = available();
  return isFull ? [...cases] : cases.filter((_, at) => here[at % here.length] === engine);
}

/** For what only PostgreSQL does. */
export function forPostgres(name: string, tests: () => void): void {
  if (reachable) describe(name, tests);
  else if (wanted.includes('postgres')) leaveOut(name);
}

function withShop(
  engine: Engine,
  env: Record<string, string>,
  tests: (shop: () => TestShop, engine: Engine) => void,
): void {
  let shop: TestShop | null = null;
  beforeAll(async () => {
    shop = new TestShop(await openers[engine](), env);
    await shop.app.ready();
  }, 60_000);
  afterAll(async () => {
    await shop?.close();
  }, 30_000);
  tests(() => {
    if (!shop) throw new Error('the shop is open only inside tests');
    return shop;
  }, engine);
}

function leaveOut(name: string): void {
  const address = new URL(postgresUrl).host;
  if (process.env['CI']) {
    it(`${name}: PostgreSQL answers at ${address}`, () => expect(reachable).toBe(true));
    return;
  }
  console.warn(`LEFT OUT: ${name} on PostgreSQL, which does not answer at ${address} (TEST_DATABASE_URL)`);
}
