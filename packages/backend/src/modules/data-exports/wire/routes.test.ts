import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { jobsOf } from '../../../app/all-jobs.ts';
import {
  dataExports,
  jobs,
  limitCounters,
  notifications,
  outbox,
  verificationCodes,
} from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import { enqueue } from '../../../kernel/jobs/queue.ts';
import { runDueJobs } from '../../../kernel/jobs/runner.ts';
import { describeRacing, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { startSession } from '../../credentials/tokens.ts';
import { personalData } from '../../retention/personal-data.ts';
import { aWholeCustomer } from '../../retention/testing/whole-customer.ts';
import { exportsFolder, openExportsFolder } from '../export-folder.ts';
import { askForExport, MAKE_EXPORT } from '../export-records.ts';
import { sections } from '../file/sections.ts';
import { fileName } from '../file/write-archive.ts';
import { makeExportJob } from '../make-export.ts';
import { removeExportsJob } from '../remove-exports.ts';

const HOUR = 3_600_000;

/** The same customer, signed in anew: tokens live for hours. */
async function later(shop: TestShop, customer: TestCustomer, milliseconds: number): Promise<TestCustomer> {
  shop.advance(milliseconds);
  const device = { platform: 'pc', userAgent: 'test', ip: '127.0.0.1' };
  const { access: token } = await startSession(shop.db, customer.id, device, shop.now);
  return { ...customer, token };
}

type Answer = { state: string; size: number | null; expires_at: string | null; per_day: number };
type Content = { title: { zh: string; en: string }; labels: Record<string, unknown>; rows: Record<string, unknown>[] };

const contextOf = (shop: TestShop): JobContext => ({ ...shop.app.shop, log: { info: () => {}, error: () => {} } });
const makeAll = (shop: TestShop) => runDueJobs(contextOf(shop), [makeExportJob]);
const filesIn = (shop: TestShop) => {
  const folder = exportsFolder(shop.config);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

/** The file as its customer gets it: asked for, made, fetched. */
async function fetchFile(shop: TestShop, as: TestCustomer) {
  await shop.db.delete(dataExports).where(eq(dataExports.userId, as.id));
  expect((await shop.post('user/data', {}, { as })).status).toBe(200);
  await makeAll(shop);
  const { message: code, status } = await shop.post<string>('user/data/link', {}, { as });
  expect(status).toBe(200);
  const { apiBase } = shop.config;
  const response = await shop.app.inject({ url: `${apiBase}user/data/file/${code}` });
  expect(response.statusCode).toBe(200);
  const unzipped = unzipSync(new Uint8Array(response.rawPayload));
  const texts = Object.fromEntries(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const table = (name: string): Content => {
    const section = sections.find((one) => one.name === name);
    return JSON.parse(texts[section ? fileName(section) : ''] ?? 'null') as Content;
  };
  return { response, texts, table, whole: Object.values(texts).join('\n') };
}

describeRacing('the file of what is kept', (shop) => {
  const state = async (as: TestCustomer) => (await shop().get<Answer>('user/data', { as })).message;

  it('has every listed table, of one customer and of nobody else', async () => {
    const customer = await aWholeCustomer(shop());
    const other = await aWholeCustomer(shop());
    const { db, now } = shop();
    const soon = new Date(now.getTime() + HOUR);
    for (const { id, cellphone } of [customer, other]) {
      await db
        .insert(verificationCodes)
        .values({ target: cellphone, codeHash: `hash${id}`.padEnd(64, 'x'), expiresAt: soon });
      await db.insert(limitCounters).values({ key: `code:day:${cellphone}`, count: 1, endsAt: soon });
      await enqueue(db, { kind: 'test', key: `test:${id}`, payload: { userId: id, token: 'secret' }, runAt: soon });
    }
    const { response, table, texts, whole } = await fetchFile(shop(), customer);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data-2026-11-20.zip"',
      'cache-control': 'no-store',
    });
    const empty = personalData.filter(({ table: name }) => (table(name)?.rows ?? []).length === 0);
    // A lottery of the test has no proof.
    expect(empty.map(({ table: name }) => name)).toEqual(['lottery_proofs']);
    expect(table('users').rows).toMatchObject([{ cellphone: customer.cellphone, nickname: '小满' }]);
    expect(table('orders').rows).toMatchObject([{ id: customer.orderId, remark: '放门口' }]);
    expect(table('orders').labels).toMatchObject({ identification: { zh: '订单编号', en: 'Order number' } });
    expect(table('order_lines').rows).toMatchObject([{ orderId: customer.orderId, number: 1 }]);
    expect(table('order_locations').rows).toMatchObject([{ name: '林小满' }]);
    expect(table('verification_codes').rows).toMatchObject([{ target: customer.cellphone }]);
    expect(table('limit_counters').rows.map(({ key }) => key)).toContain(`code:day:${customer.cellphone}`);
    expect(
      table('jobs')
        .rows.map(({ kind }) => kind)
        .sort(),
    ).toEqual([MAKE_EXPORT, 'test'].sort());
    expect(whole).not.toContain(other.cellphone);
    for (const { name, columns } of sections) {
      if (!('userId' in columns)) continue;
      const owners = new Set(table(name).rows.map(({ userId }) => userId));
      expect([name, ...owners]).toEqual([name, ...(owners.size === 0 ? [] : [customer.id])]);
    }
    const orderIds = sections.flatMap(({ name }) => table(name).rows.map(({ orderId }) => orderId ?? customer.orderId));
    expect(new Set(orderIds)).toEqual(new Set([customer.orderId]));
    expect(texts['README-说明.txt']).toContain(fileName({ name: 'orders', title: { zh: '订单', en: '' } }));
  });

  it('leaves secrets out and says so', async () => {
    const customer = await aWholeCustomer(shop());
    const content = { template: 'code', values: { code: '54321', seconds: 60 }, secret: '98765' };
    const message = { channel: 'sms', recipient: customer.cellphone, userId: customer.id, lang: 'zh', content };
    await shop()
      .db.insert(outbox)
      .values({ ...message, nextTryAt: shop().now, createdAt: shop().now });
    const { table, whole } = await fetchFile(shop(), customer);
    expect(table('users').rows[0]).not.toHaveProperty('password');
    expect(table('users')).toMatchObject({ left_out: { password: { en: 'Hash of the password' } } });
    for (const secret of ['a-hash', '54321', '98765', 'h'.repeat(64), customer.token])
      expect(whole).not.toContain(secret);
    expect(whole).toContain('Hash of the password');
  });

  it('is made in the background, told of, fetched for a day, and removed', async () => {
    const as = await shop().aCustomer();
    expect(await state(as)).toMatchObject({ state: 'none', per_day: 3 });
    expect((await shop().post<Answer>('user/data', {}, { as })).message.state).toBe('waiting');
    expect((await shop().post('user/data/link', {}, { as })).status).toBe(404);
    await makeAll(shop());
    const ready = await state(as);
    expect(ready).toMatchObject({ state: 'ready', expires_at: '2026-11-21 16:00:00' });
    expect(ready.size).toBeGreaterThan(1000);
    const notices = await shop().db.select().from(notifications).where(eq(notifications.userId, as.id));
    expect(notices).toMatchObject([{ type: 'data_ready', data: { url: '/user/data' } }]);
    expect((await state(await later(shop(), as, 24 * HOUR - 1))).state).toBe('ready');
    expect((await state(await later(shop(), as, 2))).state).toBe('none');
    const [row] = await shop().db.select().from(dataExports).where(eq(dataExports.userId, as.id));
    expect(filesIn(shop())).toContain(`${row?.uuid}.zip`);
    await removeExportsJob.run({}, contextOf(shop()));
    expect(filesIn(shop())).not.toContain(`${row?.uuid}.zip`);
    expect(await shop().db.$count(dataExports, eq(dataExports.userId, as.id))).toBe(0);
  });

  it('is made once, whoever asks twice and whichever process does it', async () => {
    const as = await shop().aCustomer();
    await Promise.all([1, 2, 3].map(() => shop().post('user/data', {}, { as })));
    const mine = and(eq(jobs.kind, MAKE_EXPORT), eq(jobs.uniqueKey, `${MAKE_EXPORT}:${(await uuidOf(as)) ?? ''}`));
    const [job] = await shop().db.select().from(jobs).where(mine);
    await Promise.all([1, 2].map(() => makeExportJob.run(job?.payload ?? {}, contextOf(shop()))));
    expect(await shop().db.$count(notifications, eq(notifications.userId, as.id))).toBe(1);
    expect(filesIn(shop()).filter((name) => name.includes((job?.payload['uuid'] as string) ?? '?'))).toHaveLength(1);
  });

  const uuidOf = async (as: TestCustomer) =>
    (await shop().db.select().from(dataExports).where(eq(dataExports.userId, as.id)))[0]?.uuid;

  it('replaces the last one, three times a day', async () => {
    const as = await shop().aCustomer();
    const seen: (string | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) {
      expect((await shop().post('user/data', {}, { as })).status).toBe(200);
      await makeAll(shop());
      seen.push(await uuidOf(as));
    }
    expect(new Set(seen).size).toBe(3);
    const left = filesIn(shop()).filter((name) => seen.some((uuid) => uuid && name.includes(uuid)));
    expect(left).toEqual([`${seen[2]}.zip`]);
    expect(await shop().post('user/data', {}, { as })).toMatchObject({ status: 401, code: 50004 });
    const next = await later(shop(), as, 24 * HOUR);
    expect((await shop().post('user/data', {}, { as: next })).status).toBe(200);
  });

  it('asks for a fresh proof, to have it made and to fetch it', async () => {
    const as = await shop().aCustomer();
    await shop().post('user/data', {}, { as });
    await makeAll(shop());
    shop().advance(10 * 60_000 + 1);
    const refused = { status: 401, code: 50001 };
    expect(await shop().post('user/data', {}, { as })).toMatchObject(refused);
    expect(await shop().post('user/data/link', {}, { as })).toMatchObject(refused);
    expect((await state(as)).state).toBe('ready');
  });

  it('comes by its code once, within seconds', async () => {
    const as = await shop().aCustomer();
    await shop().post('user/data', {}, { as });
    await makeAll(shop());
    const link = async () => (await shop().post<string>('user/data/link', {}, { as })).message;
    const open = (code: string) => shop().get(`user/data/file/${code}`, { headers: { 'apply-secret': '' } });
    const replaced = await link();
    const code = await link();
    expect((await open(replaced)).status).toBe(401);
    expect((await open(code)).status).toBe(200);
    expect(await open(code)).toMatchObject({ status: 401, code: 50001 });
    const late = await link();
    shop().advance(31_000);
    expect((await open(late)).status).toBe(401);
    expect((await open('x')).status).toBe(401);
  });

  it('goes with the account', async () => {
    const as = await shop().aCustomer();
    await shop().post('user/data', {}, { as });
    await makeAll(shop());
    const uuid = await uuidOf(as);
    const { message: code } = await shop().post<string>('user/data/link', {}, { as });
    expect((await shop().post('cancel', {}, { as })).status).toBe(200);
    expect(filesIn(shop())).not.toContain(`${uuid}.zip`);
    expect((await shop().get(`user/data/file/${code}`)).status).toBe(401);
  });

  it('is not made for an account that was closed while it was asked for', async () => {
    const as = await shop().aCustomer();
    await shop().post('cancel', {}, { as });
    await expect(askForExport(shop().db, as.id, shop().now)).rejects.toMatchObject({ key: 'auth.unauthenticated' });
    expect(await uuidOf(as)).toBeUndefined();
  });

  it('is not left behind when the account is closed while it is being made', async () => {
    const as = await shop().aCustomer();
    await shop().post('user/data', {}, { as });
    const uuid = await uuidOf(as);
    await shop().post('cancel', {}, { as });
    await makeExportJob.run({ userId: as.id, uuid }, contextOf(shop()));
    expect(filesIn(shop()).filter((name) => name.includes(uuid ?? '?'))).toEqual([]);
  });

  it('can be asked for again when nothing became of it', async () => {
    const as = await shop().aCustomer();
    await shop().post('user/data', {}, { as });
    const lost = await uuidOf(as);
    const next = await later(shop(), as, 2 * HOUR);
    expect((await state(next)).state).toBe('failed');
    expect((await shop().post<Answer>('user/data', {}, { as: next })).message.state).toBe('waiting');
    expect(await uuidOf(as)).not.toBe(lost);
  });

  it('leaves no draft of a process that died, and no file nobody knows', async () => {
    const folder = await openExportsFolder(shop().config);
    const uuids = [randomUUID(), randomUUID(), randomUUID()];
    const names = [`${uuids[0]}.zip`, `.${uuids[1]}.${randomUUID()}.tmp`, `${uuids[2]}.zip`];
    for (const [index, name] of names.entries()) {
      writeFileSync(join(folder, name), 'x');
      // The last one is being made now.
      const age = index === 2 ? 0 : 2 * HOUR;
      utimesSync(join(folder, name), new Date(), new Date(shop().now.getTime() - age));
    }
    await removeExportsJob.run({}, contextOf(shop()));
    expect(filesIn(shop()).filter((name) => names.includes(name))).toEqual([names[2]]);
  });

  it('is among the jobs of every shop', () => {
    for (const demo of [true, false]) {
      const kinds = jobsOf({ demo }).map(({ kind }) => kind);
      expect(kinds).toContain(makeExportJob.kind);
      expect(kinds).toContain(removeExportsJob.kind);
    }
  });
});
