import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { configs, jobs } from '../../kernel/db/schema/index.ts';
import { describeEngines } from '../../testing/index.ts';
import { anOperator } from './testing/operator.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-test-'));
afterAll(() => rm(folder, { recursive: true }));

describeEngines(
  'shop settings and jobs',
  (shop) => {
    const run = (...args: string[]) => anOperator(shop())(...args);

    describe('settings', () => {
      it('are listed with their defaults, secrets left out', async () => {
        await shop()
          .db.insert(configs)
          .values([
            { key: 'sandbox.keys', value: { shop: 'secret' } },
            { key: 'shop.copyright', value: { zh: '热闹' } },
          ]);
        const { out } = await run('settings', 'list', '--json');
        expect(JSON.parse(out)).toContainEqual(
          expect.objectContaining({ key: 'points.yuan_per_point', value: 0.01, isSet: false }),
        );
        expect(JSON.parse(out)).toContainEqual(
          expect.objectContaining({
            key: 'shop.copyright',
            isRead: false,
            about: expect.stringContaining('no effect'),
          }),
        );
        expect(out).not.toContain('secret');
        expect((await run('settings', 'get', 'sandbox.keys')).exitCode).toBe(1);
      });

      it('are checked, take effect at once, and go back to the default', async () => {
        const authorization = async () => (await shop().get('authorization')).message;
        expect(await authorization()).toBe('1');
        expect(await run('settings', 'set', 'shop.licensed', 'perhaps')).toMatchObject({ exitCode: 1 });
        expect(await run('settings', 'set', 'shop.open', 'true')).toMatchObject({
          exitCode: 1,
          err: expect.stringContaining('points.return_percent'),
        });
        expect((await run('settings', 'set', 'shop.licensed', 'false')).exitCode).toBe(0);
        expect(await authorization()).toBe('-1');
        expect((await run('settings', 'get', 'shop.licensed')).out).toBe('false');
        expect((await run('settings', 'set', 'shop.licensed', 'null')).out).toContain('the default');
        expect(await authorization()).toBe('1');
      });

      it.each([
        ['another site', '{"tiles":"https://tiles.example/{z}/{x}/{y}.png"}', 'must be a path of this shop'],
        ['a path without its row', '{"tiles":"/tiles/{z}/{x}.png"}', 'must name {z}, {x} and {y}'],
      ])('pictures of maps do not come from %s', async (_, value, reason) => {
        const refused = { exitCode: 1, err: expect.stringContaining(reason) };
        expect(await run('settings', 'set', 'shop.map', value)).toMatchObject(refused);
      });

      it.each([
        ['delivery.days', '{"default":[2,4],"Atlantis":[1,2]}', '"Atlantis" is no code of a province, such as 330000'],
        ['delivery.days', '{"default":[2,4],"Zhejiang":[1,2]}', '"Zhejiang" is written as 330000'],
        ['delivery.days', '{"default":[2,4],"浙江":[1,2],"330100":[1,1]}', '"330100" is no code of a province'],
        ['delivery.days', '{"default":[2,4],"浙江":[1,2]}', '"浙江" is written as 330000'],
        ['delivery.days', '{"default":[2,4],"":[1,2]}', '"" is no code of a province'],
        ['delivery.days', '{"default":[2,4],"990000":[1,2]}', '"990000" is no code of a province'],
        ['delivery.not_to', '["540000","990000"]', '"990000" is no code of a province'],
        ['delivery.region', '"999999"', '"999999" is no code of a city or province'],
      ])('%s is not %s', async (key, value, reason) => {
        const refused = { exitCode: 1, err: expect.stringContaining(`${key} cannot be that: `) };
        const result = await run('settings', 'set', key, value);
        expect(result).toMatchObject(refused);
        expect(result.err).toContain(reason);
        expect(await shop().db.$count(configs, eq(configs.key, key))).toBe(0);
      });

      it('of delivery take every province there is, and cities', async () => {
        for (const [key, value] of [
          ['delivery.days', '{"default":[2,4],"330000":[1,2],"710000":[5,9]}'],
          ['delivery.not_to', '["540000","820000"]'],
          ['delivery.region', '"330100"'],
        ] as const) {
          expect(await run('settings', 'set', key, value)).toMatchObject({ exitCode: 0 });
          const { out } = await run('settings', 'get', key);
          expect(JSON.parse(out)).toEqual(JSON.parse(value));
          expect(await run('settings', 'set', key, 'null')).toMatchObject({ exitCode: 0 });
        }
      });

      it('the percent of points is the rule of the points module', async () => {
        expect((await run('settings', 'set', 'points.return_percent', '101')).exitCode).toBe(1);
        expect((await run('settings', 'set', 'points.return_percent', '7')).exitCode).toBe(0);
        expect((await run('settings', 'get', 'points.return_percent')).out).toBe('7');
      });
    });

    it('the shop is closed and opened again, and a rehearsal changes nothing', async () => {
      const isClosed = async () => (await shop().get('lang')).status === 503;
      const look = () => expect.poll(isClosed, { timeout: 5000 });
      expect((await run('maintenance', 'on', '--dry-run')).exitCode).toBe(0);
      expect((await run('maintenance', 'show')).out).toBe('The shop is open.');
      expect((await run('maintenance', 'on')).exitCode).toBe(0);
      await look().toBe(true);
      expect(JSON.parse((await run('maintenance', 'show', '--json')).out)).toEqual({ isClosed: true });
      expect((await run('maintenance', 'off')).exitCode).toBe(0);
      await look().toBe(false);
    });

    it('jobs that gave up are found and tried again', async () => {
      const job = (uniqueKey: string, more: Partial<typeof jobs.$inferInsert> = {}) => ({
        kind: 'ship-order',
        uniqueKey,
        payload: { orderId: 5 },
        runAt: new Date(shop().now.getTime() + 60_000),
        ...more,
      });
      const rows = await shop()
        .db.insert(jobs)
        .values([
          job('waiting'),
          job('given-up', { attempts: 10, lastError: 'Error: no way', finishedAt: shop().now }),
          job('done', { finishedAt: shop().now }),
          job('running', { leasedUntil: new Date(shop().now.getTime() + 1000) }),
        ])
        .returning({ id: jobs.id });
      const [waiting, givenUp, done, running] = rows.map(({ id }) => String(id));
      const states = async (...filters: string[]) =>
        (
          JSON.parse((await run('jobs', 'list', '--kind', 'ship-order', '--json', ...filters)).out) as {
            state: string;
          }[]
        ).map(({ state }) => state);
      expect((await states()).toSorted()).toEqual(['running', 'waiting']);
      expect((await states('--over')).toSorted()).toEqual(['done', 'given-up']);
      expect(await states('--over', '--failed')).toEqual(['given-up']);
      expect((await run('jobs', 'list')).out).toContain('{"orderId":5}');
      for (const id of [done, running, '999999']) expect((await run('jobs', 'retry', String(id))).exitCode).toBe(1);
      for (const id of [waiting, givenUp]) expect((await run('jobs', 'retry', String(id))).exitCode).toBe(0);
      const [again] = await shop().db.select().from(jobs).where(eq(jobs.uniqueKey, 'given-up'));
      expect(again).toMatchObject({ runAt: shop().now, attempts: 0, finishedAt: null });
    });
  },
  { SHOP_DATA: join(folder, 'not-made-yet') },
);
