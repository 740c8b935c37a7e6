import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKey, retireKey } from '@jishi/release';
import { expect, test, vi } from 'vitest';
import { type FixtureRegistry, fixtureRegistry } from '../testing/fixture-registry.ts';
import { forge, put } from '../testing/forge.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const memoryOf = ({ dataFolder }: FixtureRegistry): string => join(dataFolder, 'web', 'accepted-live.json');

/** A shop that was open until release 3 and is closed now. */
async function aClosedShop(): Promise<FixtureRegistry> {
  const fixture = await fixtureRegistry();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await fixture.release(version);
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: 3, refused: undefined });
  return fixture;
}

const stateOf = ({ web: { shop } }: TestWeb) => ({ live: shop.current()?.serial, refused: shop.refused()?.code });

test('the release that was live is live again', async () => {
  await using fixture = await aClosedShop();
  expect(JSON.parse(await readFile(memoryOf(fixture), 'utf8'))).toMatchObject({ serial: 3 });
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: 3, refused: undefined });
});

test('releases that were made while it was closed are followed back to the one it knows', async () => {
  await using fixture = await aClosedShop();
  for (const version of ['4.0.0', '5.0.0', '6.0.0']) await fixture.release(version);
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: 6, refused: undefined });
});

test('an older registry is refused until somebody says that it is right', async () => {
  await using fixture = await aClosedShop();
  await rm(fixture.documentPath(3));
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: undefined, refused: 'older' });
  expect((await shop.get('/')).status).toBe(503);
  const { refused } = (await (await shop.get('/readyz')).json()) as { refused: { reason: string } };
  expect(refused.reason).toBe(
    `release 2 is older than release 3, which was live here. If the registry was put back on purpose: pnpm release repair --after 3; to forget what was live, stop web, remove ${memoryOf(fixture)} and start again`,
  );
  await shop.web.stop();
  await rm(memoryOf(fixture));
  await using again = await startTestWeb({ data: fixture });
  expect(stateOf(again)).toEqual({ live: 2, refused: undefined });
});

test('an older registry under an open shop: it goes on, and says so until the release is back', async () => {
  await using fixture = await aClosedShop();
  await using shop = await startTestWeb({ data: fixture });
  const away = join(fixture.dataFolder, 'away.json');
  await rename(fixture.documentPath(3), away);
  await shop.until('it is said', () => shop.web.shop.refused()?.code === 'older');
  expect(stateOf(shop)).toEqual({ live: 3, refused: 'older' });
  expect((await shop.get('/')).headers.get('x-release')).toBe('3');
  await rename(away, fixture.documentPath(3));
  await shop.until('it is right again', () => shop.web.shop.refused() === null);
});

test('another genuine document under the serial that was live', async () => {
  await using fixture = await aClosedShop();
  await put(fixture, 3, await forge(fixture, 2, 3, { change: (release) => ({ ...release, reason: 'other' }) }));
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: undefined, refused: 'forked' });
  expect(shop.web.shop.refused()?.reason).toContain('release 3 is another document than the one that was live here');
});

test('a genuine chain that does not lead to what was live', async () => {
  await using fixture = await aClosedShop();
  await put(fixture, 3, await forge(fixture, 2, 3));
  await put(fixture, 4, await forge(fixture, 3, 4));
  await put(fixture, 5, await forge(fixture, 4, 5));
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: undefined, refused: 'forked' });
  expect(shop.web.shop.refused()?.reason).toContain('release 5 does not follow release 3, which was live here');
});

test('a missing link is refused', async () => {
  await using fixture = await aClosedShop();
  for (const version of ['4.0.0', '5.0.0']) await fixture.release(version);
  await rm(fixture.documentPath(4));
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: 3, refused: 'forked' });
  expect(shop.web.shop.refused()?.reason).toContain('missing or was changed');
});

test('at first sight: old documents may be gone, documents in between may not', async () => {
  await using fixture = await aClosedShop();
  await fixture.release('4.0.0');
  await rm(memoryOf(fixture));
  await rm(fixture.documentPath(1));
  await rm(fixture.documentPath(2));
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: 4, refused: undefined });

  await using other = await aClosedShop();
  await other.release('4.0.0');
  await rm(memoryOf(other));
  await rm(other.documentPath(3));
  await using broken = await startTestWeb({ data: other });
  expect(stateOf(broken)).toEqual({ live: 2, refused: 'forked' });
  expect(broken.web.shop.refused()?.reason).toContain('release 4 does not follow release 2');
});

test('a release that expires goes on being served, and is not started again', async () => {
  await using fixture = await aClosedShop();
  const expires = new Date(Date.now() + 1_500).toISOString();
  await put(fixture, 4, await forge(fixture, 3, 4, { change: (release) => ({ ...release, expires }) }));
  {
    await using shop = await startTestWeb({ data: fixture });
    expect(stateOf(shop)).toEqual({ live: 4, refused: undefined });
    await shop.until('it is said', () => JSON.stringify(shop.log).includes('release 4 expired while it is live'));
    expect((await shop.get('/')).headers.get('x-release')).toBe('4');
    expect(await (await shop.get('/readyz')).json()).toMatchObject({
      ready: true,
      live: { serial: 4, expires, expired: true },
    });
    expect(await (await shop.get('/metrics')).text()).toContain('jishi_release_expired 1');
  }
  await using again = await startTestWeb({ data: fixture });
  expect(stateOf(again)).toEqual({ live: undefined, refused: 'expired' });
  await fixture.release('5.0.0');
  await again.until('its successor is live', () => stateOf(again).live === 5);
});

test('after its key was retired, a release counts through the one that was built upon it', async () => {
  await using fixture = await aClosedShop();
  const keys = join(fixture.dataFolder, 'keys');
  const old = (await readFile(join(keys, 'current'), 'utf8')).trim();
  await createKey(keys);
  await retireKey(keys, old);
  {
    await using shop = await startTestWeb({ data: fixture });
    expect(stateOf(shop)).toEqual({ live: undefined, refused: 'untrusted' });
  }
  // The old key is put back until its successor has signed something.
  await rename(join(keys, 'retired', `${old}.pub`), join(keys, `${old}.pub`));
  await fixture.release('4.0.0');
  await retireKey(keys, old);
  await using shop = await startTestWeb({ data: fixture });
  expect(stateOf(shop)).toEqual({ live: 4, refused: undefined });
  expect((await shop.get('/remotes/mf-catalog/2.0.0/entry.js')).status).toBe(200);
});

test('an accepted release that cannot be read leaves the shop closed, with the cure', async () => {
  await using fixture = await aClosedShop();
  await writeFile(memoryOf(fixture), '{"serial":3');
  await expect(startTestWeb({ data: fixture })).rejects.toThrow(
    /accepted-live\.json says which release was live last and cannot be read .*remove it/,
  );
});

const real = { SHOP_DEMO: '0', SHOP_PROJECT_KEY: 'a-real-key', SHOP_PUBLIC_ORIGIN: 'https://shop.example' };

test.each([
  ['a key of no kind', 'hello', /hello.*neither a public key/],
  ['a folder without a key', '.', /has no public key/],
])('SHOP_RELEASE_KEYS with %s is refused at the start', async (_, setting, message) => {
  const env = { ...real, SHOP_RELEASE_KEYS: setting };
  await expect(startTestWeb({ env })).rejects.toThrow(message);
});

test('outside demo mode the keys of the settings count, and no others', async () => {
  await using fixture = await aClosedShop();
  const keys = join(fixture.dataFolder, 'keys');
  {
    await using shop = await startTestWeb({ data: fixture, env: { ...real, SHOP_RELEASE_KEYS: keys } });
    expect(stateOf(shop)).toEqual({ live: 3, refused: undefined });
  }
  const others = join(fixture.dataFolder, 'others');
  await mkdir(others);
  await createKey(others);
  await using shop = await startTestWeb({ data: fixture, env: { ...real, SHOP_RELEASE_KEYS: others } });
  expect(stateOf(shop)).toEqual({ live: undefined, refused: 'untrusted' });
});

test('the memory outlives the tidying of the cache', async () => {
  await using fixture = await aClosedShop();
  const old = new Date(Date.now() - 90 * 86_400_000);
  await utimes(memoryOf(fixture), old, old);
  {
    await using shop = await startTestWeb({ data: fixture });
    expect(stateOf(shop).live).toBe(3);
  }
  expect((await stat(memoryOf(fixture))).mtimeMs).toBe(old.getTime());
});

test('at the first start no more than the retained releases are read', async () => {
  await using fixture = await aClosedShop();
  for (const version of ['4.0.0', '5.0.0']) await fixture.release(version);
  await rm(memoryOf(fixture));
  await rm(fixture.documentPath(2));
  await using shop = await startTestWeb({ data: fixture, limits: { retainedReleases: 2 } });
  expect(stateOf(shop)).toEqual({ live: 5, refused: undefined });
});
