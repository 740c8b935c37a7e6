import { expect, test } from 'vitest';
import type { ReleaseRef } from '../documents/release-id.ts';
import { requestIdOf } from '../documents/request-id.ts';
import { aCli, type TestCli } from '../testing/cli.ts';
import { anInternalApi } from '../testing/internal-api.ts';

const RANDOM = '7f3a9c2b1d';
const PROXY = 'from-the-balancer';

const told = (own: object) => ({
  channel: 'live',
  release: 2,
  arm: 'live',
  kind: 'error',
  part: 'mf-catalog',
  version: '2.0.0',
  message: 'TypeError: x is undefined',
  frames: [],
  number: 3,
  pages: ['mf_catalog/home'],
  devices: ['phone'],
  requestIds: [PROXY],
  firstAt: '2026-11-21T18:00:00.000Z',
  lastAt: '2026-11-21T18:30:00.000Z',
  ...own,
});

/** Release 1 with catalogue 1, release 2 with catalogue 2, release 3 with a candidate. */
async function aShop(env: Record<string, string> = {}): Promise<TestCli> {
  const cli = await aCli();
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0', 'mf-catalog@3.0.0');
  await cli.json('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--reason', 'open', '--no-wait');
  await cli.json('pin', 'mf-catalog@2.0.0', '--author', 'Wu', '--reason', 'new home', '--no-wait');
  await cli.json('pin', 'mf-catalog@3.0.0', '--share', '5', '--no-wait');
  return Object.assign(cli, { env: Object.assign(cli.env, env) });
}

const ref = (serial: number, arm: ReleaseRef['arm'] = 'live'): ReleaseRef => ({ channel: null, serial, arm });
const time = new Date('2026-11-21T18:00:00.123Z');
const idOf = (release: ReleaseRef | null, at = time): string => requestIdOf({ time: at, release }, RANDOM);

test('the id of a request says what its reader had, who made it and why, what was new in it, and what their tab told', async () => {
  await using api = await anInternalApi({ faults: { faults: [told({})] } });
  await using cli = await aShop(api.env);
  const { code, out } = await cli.run('at', idOf(ref(2)));
  expect(code).toBe(0);
  expect(out).toContain(`request ${idOf(ref(2))} came at 2026-11-21T18:00:00.123Z`);
  expect(out).toMatch(/release 2 +channel live: was live until 20/);
  expect(out).toMatch(/author +Wu/);
  expect(out).toMatch(/reason +new home/);
  expect(out).toMatch(/1 → 2:\nPART +FROM +TO\nmf-catalog +1.0.0 +2.0.0/);
  expect(out).toContain('Faults of this page:\n\n3 × mf-catalog: TypeError: x is undefined');
  expect(api.asked).toEqual([`faults?requestId=${idOf(ref(2))}`]);
});

test('of a candidate it says what is other than in the live release', async () => {
  await using api = await anInternalApi({ faults: { faults: [] } });
  await using cli = await aShop(api.env);
  const { out } = await cli.run('at', idOf(ref(3, 'candidate')));
  expect(out).toMatch(/the candidate that a share of the visitors gets/);
  expect(out).toMatch(/beside 3, which is live:\nPART +FROM +TO\nmf-catalog +2.0.0 +3.0.0/);
  expect(out).toContain('No fault of this page is known.');
});

test('an id that names no release is answered by its time', async () => {
  await using api = await anInternalApi({ faults: { faults: [] } });
  await using cli = await aShop(api.env);
  expect(await cli.json('at', idOf(null, new Date(Date.now() + 60_000)))).toMatchObject({
    release: { serial: 3 },
    before: 2,
    faults: [],
  });
});

test('an id a proxy gave is known by the faults its page told', async () => {
  await using api = await anInternalApi({ 'faults?requestId': { faults: [told({})] } });
  await using cli = await aShop(api.env);
  expect(await cli.json('at', PROXY)).toMatchObject({
    release: { serial: 2 },
    requestId: PROXY,
    faults: [{ number: 3 }],
  });
  expect(api.asked).toContain(`orders/${PROXY}/release`);
  await using other = await anInternalApi({ faults: { faults: [] } });
  Object.assign(cli.env, other.env);
  expect(await cli.run('at', PROXY)).toMatchObject({ code: 1, err: expect.stringContaining('knows no order') });
});

test('of a time and of an order the faults of the release are told', async () => {
  await using api = await anInternalApi({
    'orders/': { release: 2, release_id: '2' },
    faults: { faults: Array.from({ length: 7 }, (_, at) => told({ message: `fault ${at}` })) },
  });
  await using cli = await aShop(api.env);
  const { out } = await cli.run('at', '1795253100123456789');
  expect(out).toContain('Faults of this release:');
  expect(out).toContain('and 2 more: pnpm release errors has them');
  await cli.run('at', '0m');
  expect(api.asked.slice(1)).toEqual([
    'faults?channel=live&release=2&arm=live',
    'faults?channel=live&release=3&arm=live',
  ]);
});

test('what was live is known where faults are not', async () => {
  await using cli = await aShop({ SHOP_API_ORIGIN: 'http://127.0.0.1:9', SHOP_INTERNAL_KEY: 'a key' });
  const { code, out } = await cli.run('at', idOf(ref(2)));
  expect(code).toBe(0);
  expect(out).toMatch(/release 2/);
  expect(out).toContain('What went wrong is not known: the api does not answer');
});
