import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../kernel/db/database.ts';
import { knownMigrations, migrateIn } from '../../../kernel/db/migrate.ts';
import { openInMemory } from '../../../kernel/db/open/embedded/open-embedded.ts';
import { configs, users } from '../../../kernel/db/schema/index.ts';
import { anAddress } from '../../../modules/orders/testing/customers.ts';
import { placeOrder } from '../../../modules/orders/testing/orders.ts';
import { aProduct } from '../../../modules/orders/testing/products.ts';
import { describeEngines, pgliteDatabase, postgresDatabase, TestShop } from '../../../testing/index.ts';
import { anOperator } from '../../commands/testing/operator.ts';
import { checksumAll } from '../transfer/compare.ts';
import { listTables, prepareForTexts } from '../transfer/tables.ts';

const root = mkdtempSync(join(tmpdir(), 'jishi-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const data = join(root, 'shop');
const UPLOAD = '7f3e4b9a-1c2d-4e5f-8a9b-0c1d2e3f4a5b.webp';
let copies = 0;

const sumsOf = (database: Database) =>
  database.db.transaction(async (tx) => {
    await prepareForTexts(tx);
    return checksumAll(tx, await listTables(tx));
  });

describeEngines(
  'backup and restore',
  (shop, engine) => {
    const backup = join(root, `${engine}.jsonl.gz`);
    const run = (...args: string[]) => anOperator(shop())(...args);

    beforeAll(async () => {
      const customer = await shop().aCustomer({ money: 100_000, nickname: '林"小\\满\n🧧' });
      const product = await aProduct(shop());
      const address = await anAddress(shop(), customer);
      const { message: id } = await placeOrder(shop(), customer, { lines: [{ good: product, quantity: 2 }], address });
      await shop().post('balancePay', { id }, { as: customer });
      await shop().db.insert(configs).values({ key: 'odd.null', value: sql`'null'::jsonb` });
      mkdirSync(join(data, 'media/uploads'), { recursive: true });
      mkdirSync(join(data, 'private/downloads'), { recursive: true });
      writeFileSync(join(data, 'media/uploads', UPLOAD), Buffer.alloc(2_000_000, 'picture'));
      writeFileSync(join(data, 'private/downloads/empty.txt'), '');
    });

    /** An empty shop of the other engine with folders of its own. */
    const anEmptyShop = async (database?: Database) => {
      const env = { SHOP_DATA: join(root, `copy-${++copies}`) };
      return new TestShop(database ?? (await (engine === 'pglite' ? postgresDatabase() : pgliteDatabase())), env);
    };

    it('bring every row of every table and every file to the other engine', async () => {
      const { exitCode, out } = await run('backup', backup);
      expect({ exitCode, out }).toMatchObject({ exitCode: 0, out: expect.stringContaining('and 2 files in') });
      expect(readdirSync(data).filter((name) => name.startsWith('.backup'))).toEqual([]);
      expect((await run('backup', backup)).exitCode).toBe(2);

      const copy = await anEmptyShop();
      const restored = await anOperator(copy)('restore', backup, '--json');
      expect(restored).toMatchObject({ exitCode: 0, err: '' });
      const sums = await sumsOf(shop().database);
      expect(JSON.parse(restored.out)).toMatchObject({ files: 2, tables: sums });
      expect(await sumsOf(copy.database)).toEqual(sums);
      expect(sums['order_lines']?.rows).toBe(1);
      const uploads = join(copy.config.dataFolder, 'media/uploads');
      expect(readdirSync(uploads)).toEqual([UPLOAD]);
      expect(readFileSync(join(uploads, UPLOAD)).equals(readFileSync(join(data, 'media/uploads', UPLOAD)))).toBe(true);
      expect(readFileSync(join(copy.config.dataFolder, 'private/downloads/empty.txt'))).toHaveLength(0);
      await copy.close();
    });

    it('replace nothing unless forced, and then after a question', async () => {
      const [customer] = await shop().db.insert(users).values({ name: 'later' }).returning();
      expect(await run('restore', backup)).toMatchObject({ exitCode: 1, err: expect.stringContaining('not empty') });
      expect(await run('restore', backup, '--force')).toMatchObject({
        exitCode: 1,
        err: expect.stringContaining('--yes'),
      });
      expect((await run('restore', backup, '--force', '--dry-run')).exitCode).toBe(0);
      expect(await shop().db.$count(users, eq(users.id, customer?.id ?? 0))).toBe(1);
      expect((await run('restore', backup, '--force', '--yes')).exitCode).toBe(0);
      expect(await shop().db.$count(users, eq(users.id, customer?.id ?? 0))).toBe(0);
      const [next] = await shop().db.insert(users).values({ name: 'next' }).returning();
      expect(next?.id).toBe(customer?.id);
      expect((await shop().get('good')).status).toBe(200);
    });
  },
  { SHOP_DATA: data },
);

describe('a backup', () => {
  let source: TestShop;
  let copy: TestShop;
  const backup = join(root, 'small.jsonl.gz');
  beforeAll(async () => {
    source = new TestShop(await pgliteDatabase(), { SHOP_DATA: join(root, 'small') });
    await source.db.insert(users).values({ name: '林小满' });
    mkdirSync(join(root, 'small/private'), { recursive: true });
    writeFileSync(join(root, 'small/private/empty.txt'), '');
    expect((await anOperator(source)('backup', backup)).exitCode).toBe(0);
    copy = new TestShop(await pgliteDatabase(), { SHOP_DATA: join(root, 'copy') });
  }, 60_000);
  afterAll(async () => {
    await source.close();
    await copy.close();
  });

  const packed = (lines: readonly string[]) => gzipSync(`${lines.join('\n')}\n`);
  const swap = (lines: readonly string[], from: string, to: string) =>
    packed(lines.map((line) => line.replace(from, to)));
  it.each<[string, string, (lines: string[]) => Buffer]>([
    ['another file', 'is no backup', () => gzipSync('hello\n')],
    ['not compressed', 'is no backup', () => Buffer.from('hello')],
    ['damaged', 'damaged', () => readFileSync(backup).subarray(0, -200)],
    ['cut off', 'end is missing', (lines) => packed(lines.slice(0, -1))],
    ['changed', 'differs', (lines) => swap(lines, '"林', '"森')],
    ['without a file', 'misses files', (lines) => packed(lines.filter((line) => !line.includes('empty.txt')))],
    [
      'leading out of its folder',
      'none of the shop',
      (lines) => swap(lines, 'private/empty.txt', 'uploads/../../../evil'),
    ],
    ['newer', 'another version', (lines) => swap(lines, '"migrations":[', '"migrations":["unknown",')],
  ])('that is %s is refused and leaves nothing', async (name, problem, change) => {
    const file = join(root, name);
    writeFileSync(file, change(gunzipSync(readFileSync(backup)).toString().trimEnd().split('\n')));
    expect(await anOperator(copy)('restore', file)).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining(problem),
    });
    expect(await copy.db.$count(users)).toBe(0);
    expect(existsSync(join(root, 'copy/private')) ? readdirSync(join(root, 'copy/private')) : []).toEqual([]);
  });

  it('that is not there is refused', async () => {
    expect((await anOperator(copy)('restore', join(root, 'absent'))).exitCode).toBe(1);
  });

  it('of an earlier version is restored as it was and then brought up to date', async () => {
    const database = await openInMemory();
    const [first = ''] = knownMigrations();
    await database.db.transaction((tx) => migrateIn(tx, new Set([first])));
    await database.db.execute(sql`insert into users (name) values ('early')`);
    const old = new TestShop(database, { SHOP_DATA: join(root, 'old') });
    const file = join(root, 'old.jsonl.gz');
    expect((await anOperator(old)('backup', file)).exitCode).toBe(0);
    await database.close();

    expect(await anOperator(copy)('restore', file)).toMatchObject({ exitCode: 0 });
    expect(await copy.db.select({ name: users.name }).from(users)).toEqual([{ name: 'early' }]);
    const { rows } = await copy.db.execute<{ applied: number }>(sql`select count(*) as applied from migrations`);
    expect(rows[0]?.applied).toBe(knownMigrations().length);
  }, 120_000);
});
