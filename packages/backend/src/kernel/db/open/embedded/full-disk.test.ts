import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onFullDisk } from '../../../../testing/full-disk.ts';
import { TestShop } from '../../../../testing/test-shop.ts';
import type { Database } from '../../database.ts';
import { databaseFailure } from '../../failures.ts';
import { migrate } from '../../migrate.ts';
import { users } from '../../schema/index.ts';
import { type EmbeddedOptions, openEmbedded } from './open-embedded.ts';
import { ENOUGH_FROM_BYTES, FULL_BELOW_BYTES } from './watch-disk-space.ts';

/** Making a store takes seconds: one is made and copied. */
const made = mkdtempSync(join(tmpdir(), 'jishi-made-'));
beforeAll(async () => {
  const database = await openEmbedded(made);
  await migrate(database);
  await database.close();
}, 120_000);
afterAll(() => rmSync(made, { recursive: true, force: true }));

let folder = '';
let free = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jishi-full-'));
  cpSync(made, folder, { recursive: true });
  free = ENOUGH_FROM_BYTES;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async (options: EmbeddedOptions = {}): Promise<Database> => {
  const database = await openEmbedded(folder, { freeBytes: async () => free, ...options });
  await migrate(database);
  return database;
};
const insert = ({ db }: Database, name: string) => db.insert(users).values({ name });
const failureOf = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => 'done', databaseFailure);

it('a disk that is nearly full is only read, says so, and is written again when there is room', async () => {
  const database = await open();
  const shop = new TestShop(database, { SHOP_DEMO: '0' });
  const customer = await shop.aCustomer();
  const save = (lang: string) => shop.post('user', { nickname: 'new' }, { as: customer, lang });
  free = FULL_BELOW_BYTES - 1;
  await expect.poll(() => database.hasDiskSpace()).toBe(false);
  expect(await failureOf(insert(database, 'refused'))).toBe('full');
  expect(await failureOf(database.db.transaction((tx) => tx.insert(users).values({ name: 'refused' })))).toBe('full');
  expect(await database.db.$count(users)).toBe(1);

  expect(await shop.get('/readyz')).toMatchObject({ status: 503 });
  expect(JSON.parse((await shop.get('/readyz')).raw)).toEqual({ status: 'unavailable', database: 'disk full' });
  expect((await shop.get('good')).status).toBe(200);
  expect((await shop.get('user', { as: customer })).status).toBe(200);
  const refused = [await save('zh'), await save('en')];
  expect(refused.map(({ status, message }) => [status, message])).toEqual([
    [503, expect.stringContaining('暂时不能保存')],
    [503, expect.stringContaining('Nothing can be saved right now')],
  ]);
  expect(refused[0]?.headers).toMatchObject({ 'x-error-class': 'unavailable', 'retry-after': '30' });

  free = ENOUGH_FROM_BYTES - 1;
  expect(await failureOf(insert(database, 'not yet'))).toBe('full');
  free = ENOUGH_FROM_BYTES;
  await expect.poll(() => database.hasDiskSpace()).toBe(true);
  expect(await failureOf(insert(database, 'kept'))).toBe('done');
  expect((await shop.get('/readyz')).status).toBe(200);
  await shop.close();
}, 120_000);

it('it can be opened and read while its disk is full', async () => {
  await (await open()).close();
  free = 0;
  const database = await open();
  expect(await database.db.$count(users)).toBe(0);
  expect(await failureOf(insert(database, 'refused'))).toBe('full');
  await database.close();
}, 120_000);

it('what could not be synced is not acknowledged: the engine ends, and opens again with what was committed', async () => {
  const onBroken = vi.fn();
  const database = await open({ onBroken });
  await insert(database, 'kept');
  expect(await onFullDisk(() => failureOf(insert(database, 'lost')))).toBe('away');
  expect(await failureOf(insert(database, 'not asked'))).toBe('away');
  expect(await failureOf(database.db.execute(sql`select 1`))).toBe('away');
  expect(onBroken).toHaveBeenCalledTimes(1);
  await database.close();
  const again = await open();
  const names = (await again.db.select({ name: users.name }).from(users)).map(({ name }) => name);
  expect(names).toContain('kept');
  expect(names).not.toContain('not asked');
  await again.close();
}, 120_000);
