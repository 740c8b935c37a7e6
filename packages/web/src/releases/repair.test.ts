import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type FixtureRegistry, fixtureRegistry } from '../testing/fixture-registry.ts';
import { forge, put } from '../testing/forge.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 60_000 }); // threads start slowly on a busy machine

const repair = ({ fixture }: { fixture: FixtureRegistry }, after?: number) =>
  fixture.registry.repair({ channel: 'live', author: 'test', reason: 'repair', after, isDryRun: false });

const serves = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is live`, () => shop.web.shop.current()?.serial === serial && !shop.web.shop.refused());

/** A shop with release 3, and a web server that serves it. */
async function aShop(): Promise<TestWeb> {
  const shop = await startTestWeb({ limits: { announceEvery: 50 } });
  for (const version of ['2.0.0', '3.0.0']) await shop.fixture.release(version);
  await serves(shop, 3);
  await expect.poll(async () => (await shop.fixture.registry.servers('live'))[0]?.serial).toBe(3);
  return shop;
}

/** What a server that has no memory makes of the channel. */
async function aNewServer(fixture: FixtureRegistry): Promise<number | undefined> {
  await rm(join(fixture.dataFolder, 'web'), { recursive: true, force: true });
  await using shop = await startTestWeb({ data: fixture });
  expect(shop.web.shop.refused()).toBeNull();
  return shop.web.shop.current()?.serial;
}

const newestOf = ({ dataFolder }: FixtureRegistry) => join(dataFolder, 'registry/newest/live.json');

const cases: [string, (shop: TestWeb) => Promise<void>, number, number][] = [
  ['the newest document is cut off', ({ fixture }) => truncate(fixture.documentPath(3), 100), 4, 3],
  ['the newest document is gone', ({ fixture }) => rm(fixture.documentPath(3)), 3, 3],
  [
    'the newest document and its copy are gone, and web brings the copy back',
    async ({ fixture, until }) => {
      await rm(fixture.documentPath(3));
      await rm(newestOf(fixture));
      let isBack = false;
      const look = setInterval(() => {
        // As long as web is ahead of what is there a repair is refused.
        fixture.registry.repair({ ...decision, isDryRun: true }).then(
          ({ restored }) => {
            isBack ||= restored === 3;
          },
          () => undefined,
        );
      }, 50);
      await until('the copy is there', () => isBack);
      clearInterval(look);
    },
    3,
    3,
  ],
  ['a document in the middle is gone', ({ fixture }) => rm(fixture.documentPath(2)), 4, 3],
  ['somebody built upon release 2', async ({ fixture }) => put(fixture, 4, await forge(fixture, 2, 4)), 5, 3],
  ['a serial far above', ({ fixture }) => writeFile(fixture.documentPath(99_999_999), '{}'), 4, 3],
];
const decision = { channel: 'live', author: 'test', reason: 'repair' };

test.each(cases)('%s: a repair leads web out of it, and a new server too', async (_, damage, live, version) => {
  await using shop = await aShop();
  await damage(shop);
  expect((await repair(shop)).problems).not.toEqual([]);
  await serves(shop, live);
  expect(shop.web.shop.current()?.release.parts['shell']?.version).toBe(`${version}.0.0`);
  expect((await repair(shop)).problems).toEqual([]);
  const next = await shop.fixture.release('4.0.0');
  expect(next).toBe(live + 1);
  await serves(shop, next);
  await shop.web.stop();
  expect(await aNewServer(shop.fixture)).toBe(next);
});

test('a registry that was put back: web goes on with a repair that names what it served, also after a restart', async () => {
  await using fixture = await fixtureRegistry();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await fixture.release(version);
  {
    await using shop = await startTestWeb({ data: fixture });
    await serves(shop, 3);
  }
  for (const serial of [2, 3]) await rm(fixture.documentPath(serial));
  await rm(newestOf(fixture));
  await using shop = await startTestWeb({ data: fixture });
  expect(shop.web.shop.refused()?.reason).toContain('pnpm release repair --after 3');
  await repair({ fixture }, 3);
  await serves(shop, 4);
  expect(shop.web.shop.current()?.release.parts['shell']?.version).toBe('1.0.0');
});

test('what only looks like a repair is refused', async () => {
  await using shop = await aShop();
  const { fixture } = shop;
  const refusal = async (text: string) => {
    await put(fixture, 4, text);
    await shop.until('it is refused', () => shop.web.shop.refused()?.serial === 4);
    const { code } = shop.web.shop.refused()!;
    await rm(fixture.documentPath(4));
    await shop.until('it is forgotten', () => shop.web.shop.refused() === null);
    return code;
  };
  const naming = (replaces: number[]) => ({ change: (release: object) => ({ ...release, kind: 'repair', replaces }) });
  expect(await refusal(await forge(fixture, 2, 4, { ...naming([3]), signer: null }))).toBe('untrusted');
  expect(await refusal(await forge(fixture, 2, 4, naming([1])))).toBe('forked');
  const pin = (release: object) => ({ ...release, replaces: [3] });
  expect(await refusal(await forge(fixture, 2, 4, { change: pin }))).toBe('forked');
  await fixture.ban('shell', '9.9.9');
  await serves(shop, 4);
  await put(fixture, 5, await forge(fixture, 2, 5, naming([3, 4])));
  await shop.until('a lost ban is refused', () => shop.web.shop.refused()?.code === 'banned');
});
