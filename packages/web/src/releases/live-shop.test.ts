import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../testing/fake-shell.ts';
import { type FixtureRegistry, flipByte } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const liveSerial = (shop: TestWeb) => shop.web.shop.current()?.serial;
const liveIs = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is live`, () => liveSerial(shop) === serial);
const refusedIs = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is refused`, () => shop.web.shop.refused()?.serial === serial);

const RELEASES = process.env['TEST_FULL'] === '1' ? 30 : 10;

test(`${RELEASES} releases under load: nothing fails, no page has parts of two`, async () => {
  await using shop = await startTestWeb();
  let isOver = false;
  const pages: { status: number; html: string; header: string | null }[] = [];
  const visit = async (reader: number): Promise<void> => {
    for (let i = 0; !isOver; i += 1) {
      const headers: Record<string, string> = reader % 2 ? { cookie: 'jishi_token=abc' } : {};
      const response = await shop.get(`/?slow=${20 + ((i * 7) % 40)}&i=${i % 5}`, headers);
      pages.push({ status: response.status, html: await response.text(), header: response.headers.get('x-release') });
    }
  };
  const readers = Array.from({ length: 4 }, (_, reader) => visit(reader));
  for (let serial = 2; serial <= 1 + RELEASES; serial += 1) {
    expect(await shop.fixture.release(`1.0.${serial}`)).toBe(serial);
    await liveIs(shop, serial);
  }
  isOver = true;
  await Promise.all(readers);
  expect(pages.length).toBeGreaterThan(3 * RELEASES);
  for (const { status, html, header } of pages) {
    expect(status).toBe(200);
    const [, serial, remote, shell] = /serial (\d+) parts mf-catalog@(\S+) shell@(\S+) end.*two\(\)/s.exec(html) ?? [];
    expect({ remote, shell }).toEqual({ remote: shell, shell: serial === '1' ? '1.0.0' : `1.0.${serial}` });
    expect(header).toBe(serial);
  }
  expect(new Set(pages.map(({ header }) => header)).size).toBeGreaterThan(RELEASES / 2);
  await shop.until('old workers are gone', () => shop.web.shop.draining().length === 0);
}, 120_000);

test('without a release the shop says so, and opens with the first one', async () => {
  await using shop = await startTestWeb({ version: null });
  const closed = await shop.get('/');
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await closed.text()).toContain('The shop is not open yet');
  expect((await shop.get('/readyz')).status).toBe(503);
  await shop.fixture.release('1.0.0');
  await liveIs(shop, 1);
  expect((await shop.get('/')).status).toBe(200);
});

test.each([
  ['throws', 'throw new Error("not today")', /not today/],
  ['exports nothing', 'exports.nothing = 1', /does not export createRenderer/],
  ['ends its thread', 'process.exit(3)', /ended with code 3/],
  ['needs what is not there', 'require("left-pad")', /requires left-pad, which the shell does not share/],
  ['never ends', 'for (;;);', /did not start in time/],
])(
  'a release whose shell %s is refused; the last good one stays, a later one recovers',
  async (_, shellServer, why) => {
    await using shop = await startTestWeb({ limits: { bootWithin: 1_500 } });
    await shop.fixture.release('2.0.0', { shellServer });
    await refusedIs(shop, 2);
    const ready = await shop.get('/readyz');
    expect([ready.status, ready.headers.get('x-release'), ready.headers.get('x-release-refused')]).toEqual([
      200,
      '1',
      '2',
    ]);
    expect(await ready.json()).toMatchObject({
      live: { serial: 1 },
      refused: { serial: 2, reason: expect.stringMatching(why) },
    });
    expect(await (await shop.get('/metrics')).text()).toContain('jishi_release_refused 2');
    expect(JSON.stringify(shop.log)).toContain('release 2 is refused');
    expect((await shop.get('/')).headers.get('x-release')).toBe('1');
    await shop.fixture.release('3.0.0');
    await liveIs(shop, 3);
    expect(shop.web.shop.refused()).toBeNull();
  },
);

test('a remote that throws while it is loaded refuses the release', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0', { remoteServer: 'exports.x = require("axios")' });
  await refusedIs(shop, 2);
  expect(shop.web.shop.refused()?.reason).toContain('mf-catalog@2.0.0/server.cjs requires axios');
});

const versionFile = ({ registry }: FixtureRegistry, name: string) =>
  join(registry.partFolder('mf-catalog', '2.0.0'), name);

test.each(['files.json', 'declaration.json', 'server.cjs', 'web/entry.js'])(
  'one flipped bit in %s: the release before it is live, and the refused one comes back when it is repaired',
  async (name) => {
    await using shop = await startTestWeb({
      before: async (fixture) => {
        await fixture.release('2.0.0');
        await flipByte(versionFile(fixture, name));
      },
    });
    expect(liveSerial(shop)).toBe(1);
    expect(shop.web.shop.refused()).toMatchObject({ serial: 2, reason: expect.stringContaining(name) });
    await flipByte(versionFile(shop.fixture, name));
    await liveIs(shop, 2);
  },
);

test('a server file that is changed after the check does not run either', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.registry.publish(join(shop.fixture.dataFolder, 'builds', 'shell', '1.0.0'));
  const before = shop.web.shop.current();
  await flipByte(before ? join(shop.fixture.registry.partFolder('shell', '1.0.0'), 'server.cjs') : '');
  await shop.get('/?exit=1', { cookie: 'jishi_token=abc' });
  await shop.until('a new worker was refused', () => JSON.stringify(shop.log).includes('is not what was published'));
  expect((await shop.get('/readyz')).status).toBe(503);
});

test('a live version whose folder vanishes shows in /readyz and /metrics, as does its return; pages are made meanwhile', async () => {
  await using shop = await startTestWeb();
  const folder = shop.fixture.registry.partFolder('mf-catalog', '1.0.0');
  const missing = async () => {
    const answer = await shop.get('/readyz');
    const { live } = (await answer.json()) as { live: { missing: string[] } };
    const [, gauge] = /^jishi_release_parts_missing (\d)$/m.exec(await (await shop.get('/metrics')).text()) ?? [];
    return [answer.status, live.missing, gauge];
  };
  expect(await missing()).toEqual([200, [], '0']);
  await rename(folder, `${folder}-away`);
  expect(await missing()).toEqual([200, ['mf-catalog@1.0.0'], '1']);
  expect((await shop.get('/')).status).toBe(200);
  await rename(`${folder}-away`, folder);
  expect(await missing()).toEqual([200, [], '0']);
});

test('a document that is no release is refused', async () => {
  await using shop = await startTestWeb();
  await writeFile(join(shop.fixture.dataFolder, 'registry/releases/live/00000002.json'), '{"format":1}');
  await refusedIs(shop, 2);
  expect(liveSerial(shop)).toBe(1);
});

test('a newer release wins over one that is still starting', async () => {
  await using shop = await startTestWeb({ limits: { bootWithin: 60_000 } });
  await shop.fixture.release('2.0.0', { shellServer: 'for (;;);' });
  await shop.until('release 2 is starting', () => liveSerial(shop) === 1);
  await shop.fixture.release('3.0.0');
  await liveIs(shop, 3);
  expect(shop.web.shop.refused()).toBeNull();
});

test('a rollback is a newer release', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  await shop.fixture.registry.rollback({ channel: 'live', author: 'test', reason: 'back' });
  await liveIs(shop, 3);
  expect(await (await shop.get('/')).text()).toContain('serial 3 parts mf-catalog@1.0.0 shell@1.0.0');
});

test('pages of the old release end while the new one is live; then its worker goes', async () => {
  await using shop = await startTestWeb();
  const slow = await shop.get('/?slow=5000');
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  expect(shop.web.shop.draining()).toHaveLength(1);
  expect(await (await shop.get('/?slow=1')).text()).toContain('serial 2');
  expect(await slow.text()).toMatch(/serial 1 .*two\(\)/s);
  await shop.until('the old worker is gone', () => shop.web.shop.draining().length === 0);
});

test('an old page that takes too long is closed with the text of its release', async () => {
  await using shop = await startTestWeb({ limits: { drainWithin: 30 } });
  const endless = await shop.get('/?endless=1', { cookie: 'jishi_token=abc' });
  await shop.fixture.release('2.0.0');
  expect(await endless.text()).toMatch(/serial 1 .*rescue\(\)/s);
});

test('a page that waited for a worker of a release that went is rendered by the next one', async () => {
  await using shop = await startTestWeb({ limits: { drainWithin: 10 } });
  const asked = shop.get('/?wait=60000', { cookie: 'jishi_token=abc' });
  await shop.until('it is being rendered', () => shop.web.shop.current()?.pool.status().pages === 1);
  await shop.fixture.release('2.0.0', { shellServer: fakeShell('2.0.0').replace("query.get('wait')", '0') });
  expect(await (await asked).text()).toContain('serial 2');
});

test('the maintenance switch needs no restart', async () => {
  await using shop = await startTestWeb();
  await writeFile(join(shop.fixture.dataFolder, 'maintenance'), '');
  await expect.poll(async () => (await shop.get('/')).status).toBe(503);
  const response = await shop.get('/en');
  expect([response.headers.get('retry-after'), await response.text()]).toEqual([
    '120',
    expect.stringContaining('<h1>We are doing maintenance</h1>'),
  ]);
  expect((await shop.get('/readyz')).status).toBe(200);
});
