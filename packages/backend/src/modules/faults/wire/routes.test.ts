import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { faults } from '../../../kernel/db/schema/index.ts';
import { describeEngines, type TestShop } from '../../../testing/index.ts';
import { OTHERS, removeOldFaults } from '../store-faults.ts';

const KEY = 'a-key-of-the-operator';
const headers = { 'x-internal-key': KEY };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const frame = '/remotes/mf-catalog/OLBgp1GsljhM2TJ-/home.js:1:23456';
const aFault = {
  channel: 'live',
  release: 43,
  arm: 'candidate',
  kind: 'error',
  part: 'mf-catalog',
  version: '1.2.0',
  message: 'TypeError: x is undefined',
  frames: [frame],
  number: 1,
  pages: ['mf_catalog/home'],
  devices: ['phone'],
  requestIds: ['request-1'],
};

const tell = (shop: TestShop, ...told: object[]) =>
  shop.post('/internal/faults', { faults: told.map((own) => ({ ...aFault, ...own })) }, { headers });

const list = async (shop: TestShop, query: string) =>
  JSON.parse((await shop.get(`/internal/faults?${query}`, { headers })).raw).faults;

const invalid = { headers: { 'x-error-class': 'validation' } };

describeEngines(
  'faults',
  (shop) => {
    it('are told whatever they hold: an odd one does not take the others with it', async () => {
      const part = 'mf-odd';
      const answer = await tell(shop(), { part, message: 'nul \u0000 and \ud800' }, { part, message: 'plain' });
      expect(answer.headers['x-error-class']).toBeUndefined();
      const messages = (await list(shop(), `part=${part}`)).map(({ message }: { message: string }) => message);
      expect(messages).toContain('plain');
    });

    it('are counted up to what a number holds', async () => {
      const part = 'mf-many';
      await tell(shop(), { part, number: 1_000_000 });
      await shop().db.update(faults).set({ number: 2_147_483_647 }).where(eq(faults.part, part));
      await tell(shop(), { part, number: 1_000_000 });
      expect(await list(shop(), `part=${part}`)).toMatchObject([{ number: 2_147_483_647 }]);
    });

    it('that are alike are one, with what they have in common and where they happened', async () => {
      const part = 'mf-alike';
      await tell(shop(), { part, number: 2 }, { part, requestIds: ['request-2'], devices: ['desktop'] });
      const firstAt = shop().now.toISOString();
      shop().advance(MINUTE);
      await tell(shop(), { part, pages: ['mf_catalog/list'], requestIds: ['request-3'] });
      await tell(shop(), { part, release: 44, devices: [] });
      const [first, second] = await list(shop(), `part=${part}`);
      expect([first.pages.sort(), first.devices.sort()]).toEqual([
        ['mf_catalog/home', 'mf_catalog/list'],
        ['desktop', 'phone'],
      ]);
      expect(first).toMatchObject({
        release: 43,
        arm: 'candidate',
        version: '1.2.0',
        frames: [frame],
        number: 4,
        requestIds: ['request-1', 'request-2', 'request-3'],
        firstAt,
        lastAt: shop().now.toISOString(),
      });
      expect(second).toMatchObject({ release: 44, number: 1, devices: [] });
    });

    it('keep the ten requests that told them last', async () => {
      const part = 'mf-requests';
      for (const from of [1, 8]) {
        const requestIds = Array.from({ length: 7 }, (_, at) => `told-by-${from + at}`);
        await tell(shop(), { part, requestIds });
      }
      const [{ requestIds }] = await list(shop(), `part=${part}`);
      expect(requestIds).toEqual(Array.from({ length: 10 }, (_, at) => `told-by-${at + 5}`));
    });

    it('name nobody: messages are masked, and frames are places in files', async () => {
      const part = 'mf-mask';
      await tell(
        shop(),
        { part, message: 'no price for 13800000001' },
        { part, message: 'no price for 13800000002', frames: [frame, 'ann@mail.example', '/remotes/x y.js'] },
      );
      expect(await list(shop(), `part=${part}`)).toMatchObject([
        { message: 'no price for *****', frames: [frame], number: 2 },
      ]);
    });

    it('of a flood are counted together', async () => {
      const part = 'mf-flood';
      const flood = (word: string) =>
        Array.from({ length: 50 }, (_, at) => ({ part, message: `${word} ${at}`, frames: [] }));
      await tell(shop(), ...flood('one'));
      await tell(shop(), ...flood('two'));
      const told = await list(shop(), `part=${part}`);
      expect(told).toHaveLength(21);
      expect(told[0]).toMatchObject({ message: OTHERS, number: 80 });
      shop().advance(2 * MINUTE);
      await tell(shop(), { part, message: 'a minute later' });
      expect(await list(shop(), `part=${part}`)).toHaveLength(22);
    });

    it.each([
      ['part=mf-filter', 3],
      ['part=mf-filter&release=43', 2],
      ['part=mf-filter&release=43&arm=live', 1],
      ['part=mf-filter&channel=previews', 1],
      ['part=mf-filter&channel=live', 2],
      ['part=mf-filter&requestId=looked-for', 1],
      ['requestId=looked-for', 1],
      ['part=mf-filter&since=2100-01-01T00:00:00Z', 0],
    ])('are found by %s', async (query, number) => {
      const part = 'mf-filter';
      await shop().db.delete(faults);
      await tell(
        shop(),
        { part },
        { part, arm: 'live', requestIds: ['looked-for'] },
        { part, release: 7, channel: 'previews' },
      );
      expect(await list(shop(), query)).toHaveLength(number);
    });

    it('are told at the same time by several web servers', async () => {
      const part = 'mf-both';
      const told = Array.from({ length: 10 }, (_, at) => ({ part, message: `fault ${at}` }));
      await Promise.all([tell(shop(), ...told), tell(shop(), ...told.toReversed()), tell(shop(), ...told)]);
      const found = await list(shop(), `part=${part}`);
      expect(found.map(({ number }: { number: number }) => number)).toEqual(Array(10).fill(3));
    });

    it('are forgotten two weeks after the last', async () => {
      const part = 'mf-old';
      await tell(shop(), { part }, { part, message: 'again' });
      shop().advance(8 * DAY);
      await tell(shop(), { part, message: 'again' });
      shop().advance(7 * DAY);
      await removeOldFaults(shop().db, shop().now);
      expect(await list(shop(), `part=${part}`)).toMatchObject([{ message: 'again', number: 2 }]);
    });

    it.each<[string, object]>([
      ['a request id that is a text', { requestIds: ['ann lee'] }],
      ['a long message', { message: 'x'.repeat(301) }],
      ['a release that is none', { release: 0 }],
      ['another device', { devices: ['watch'] }],
    ])('are refused with %s', async (_, own) => {
      expect(await tell(shop(), own)).toMatchObject(invalid);
    });

    it('are told to nobody without the key', async () => {
      const own = { headers: { 'x-internal-key': 'wrong' } };
      expect((await shop().post('/internal/faults', { faults: [aFault] }, own)).status).toBe(403);
      expect((await shop().get('/internal/faults', own)).status).toBe(403);
    });
  },
  { SHOP_INTERNAL_KEY: KEY },
);
