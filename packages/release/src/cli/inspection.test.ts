import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileUrl } from '@jishi/contracts/names';
import type { Declaration } from '@jishi/contracts/release';
import { describe, expect, test, vi } from 'vitest';
import { integrityOf } from '../documents/integrity.ts';
import { aCli, commandKinds, type RegistryKind, type TestCli } from '../testing/cli.ts';
import { runCli } from './run.ts';

const page = (id: string, path: string): Declaration['pages'][number] => ({
  id,
  path,
  layout: 'default',
  guarded: false,
});
const detail = page('mf_catalog/detail', '/product/detail/:id?');

const contentOf = (script: string): string => fileUrl('mf-catalog', integrityOf(script), 'entry.js');

/** Three releases: Li opened the shop, Wu brought a new catalogue, Li a new shell. */
async function aShop(kind: RegistryKind = 'folder'): Promise<TestCli> {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', 'shell@2.0.0');
  const catalog = (version: string, pages: Declaration['pages'], script: string) =>
    cli.build('mf-catalog', version, { declaration: { pages, owner: 'team-catalog' }, web: { 'entry.js': script } });
  await cli.run('publish', await catalog('1.0.0', [detail], 'x'.repeat(1000)));
  await cli.run('publish', await catalog('2.0.0', [detail, page('mf_catalog/home', '/')], 'x'.repeat(3500)));
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--author', 'Li', '--reason', 'open');
  await cli.run('pin', 'mf-catalog@2.0.0', '--author', 'Wu', '--reason', 'a home page');
  await cli.run('pin', 'shell@2.0.0', '--author', 'Li', '--reason', 'wider');
  return cli;
}

describe.each(commandKinds)('on a %s', (kind) => {
  test('versions: when, how large, where live', async () => {
    await using cli = await aShop(kind);
    await cli.run('promote', '--from', 'live', '--to', 'preview');
    await cli.run('ban', 'mf-catalog@1.0.0', '--reason', 'old');
    const { out } = await cli.run('versions', 'mf-catalog');
    const lines = out.split('\n').slice(1).sort();
    expect(lines[0]).toMatch(/^1\.0\.0 +20\S+Z +1\.0 KB +0\.0 KB +banned on live: old$/);
    expect(lines[1]).toMatch(/^2\.0\.0 +20\S+Z +3\.5 KB +0\.0 KB +live, preview +latest$/);
    expect(await cli.json('versions', 'mf-catalog')).toContainEqual(
      expect.objectContaining({ version: '2.0.0', live: ['live', 'preview'], size: { web: 3500, server: 27 } }),
    );
  });

  test('history: newest first, as many as are asked for', async () => {
    await using cli = await aShop(kind);
    const { out } = await cli.run('history', '--limit', '2');
    expect(out.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^\* +3 .*pin +Li +shell +wider$/),
      expect.stringMatching(/^ +2 .*pin +Wu +mf-catalog +a home page$/),
    ]);
    expect(await cli.json('history', '--limit', '1')).toEqual([expect.objectContaining({ serial: 3, problem: null })]);
    expect(await cli.json('history', '--all')).toHaveLength(3);
    expect((await cli.run('history', '--channel', 'preview')).out).toContain('Channel preview has no release yet');
  });

  test.each<[string[], number[]]>([
    [
      ['--part', 'mf-catalog'],
      [2, 1],
    ],
    [
      ['--part', 'shell', '--author', 'li'],
      [3, 1],
    ],
    [['--author', 'Wu'], [2]],
    [['--author', 'Li', '--limit', '1'], [3]],
    [
      ['--since', '1h'],
      [3, 2, 1],
    ],
    [['--since', '2030-01-01'], []],
    [['--part', 'mf-cart'], []],
  ])('history %j', async (args, serials) => {
    await using cli = await aShop(kind);
    const entries = (await cli.json('history', ...args)) as { serial: number }[];
    expect(entries.map(({ serial }) => serial).reverse()).toEqual(serials);
    const { out } = await cli.run('history', ...args);
    const shown = out.split('\n').flatMap((line) => Number(/^[*! ] +(\d+) /.exec(line)?.[1]) || []);
    expect(shown).toEqual(serials);
  });

  test('diff: parts with sizes, and pages', async () => {
    await using cli = await aShop(kind);
    const { out } = await cli.run('diff', '1');
    expect(out).toMatch(/^live\/1 → live\/3\n\n/);
    expect(out).toMatch(/^mf-catalog +1\.0\.0 +2\.0\.0 +3\.5 KB +\+2\.5 KB$/m);
    expect(out).toMatch(/^mf_catalog\/home +added$/m);
    expect((await cli.run('diff', '3', 'live')).out).toContain('Their contents are the same');
    expect(await cli.json('diff', 'live/2', '1')).toMatchObject({
      parts: [{ part: 'mf-catalog', from: '2.0.0', to: '1.0.0' }],
      pages: [{ id: 'mf_catalog/home', change: 'removed' }],
    });
  });

  test('diff: texts that say something else, in both languages', async () => {
    await using cli = await aCli(kind);
    const texts = (zh: Record<string, string>) => ({
      texts: { zh: {}, en: {}, common: null, used: [], usedCommon: {}, words: { zh, en: { buy: 'Buy' } } },
    });
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`k${index}`, '新']));
    await cli.publish('shell@1.0.0');
    await cli.run('publish', await cli.build('mf-catalog', '1.0.0', { declaration: texts({ buy: '买', old: '旧' }) }));
    await cli.run('publish', await cli.build('mf-catalog', '2.0.0', { declaration: texts({ buy: '购买', ...many }) }));
    await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0');
    await cli.run('pin', 'mf-catalog@2.0.0');
    const { out } = await cli.run('diff', '1');
    expect(out).toMatch(/^TEXTS OF mf-catalog\nbuy +zh +“买” → “购买”\nk0 +zh +new: “新”$/m);
    expect(out).toMatch(/^ +and 7 more: --json has all$/m);
    const { texts: told } = (await cli.json('diff', '1')) as { texts: { part: string; changes: object[] }[] };
    expect(told).toMatchObject([{ part: 'mf-catalog' }]);
    expect(told[0]!.changes).toHaveLength(27);
    expect(told[0]!.changes.at(-1)).toEqual({ key: 'old', lang: 'zh', from: '旧', to: null });
  });

  test.each([
    [
      'mf-catalog',
      /^mf-catalog +2\.0\.0\nowner +team-catalog\nrelease +2 of live, made by pin\nauthor +Wu\n.*\nreason +a home page$/,
    ],
    ['/', /^mf-catalog .*\npage +mf_catalog\/home \(\/\)\n.*\nrelease +2 /],
    ['/en/Product/detail/12?x=1', /page +mf_catalog\/detail \(\/product\/detail\/:id\?\)/],
    ['https://shop.example/zh/product/detail', /page +mf_catalog\/detail/],
    ['/nobody', /^shell +2\.0\.0\npage +none.*\n.*\nrelease +3 /],
    ['/remotes/mf-catalog/1.0.0/entry.js', /^mf-catalog +1\.0\.0\n.*\nrelease +1 /],
    [contentOf('x'.repeat(1000)), /^mf-catalog +1\.0\.0\n.*\nrelease +1 /],
    [`https://shop.example${contentOf('x'.repeat(3500))}?r=1.2`, /^mf-catalog +2\.0\.0\n.*\nrelease +3 /],
  ])('why %s', async (what, expected) => {
    await using cli = await aShop(kind);
    expect((await cli.run('why', what)).out).toMatch(expected);
  });

  test('at: what was live at a time', async () => {
    await using cli = await aShop(kind);
    const [first, second] = (await cli.json('history', '--all')) as { release: { time: string } }[];
    const { out } = await cli.run('at', second!.release.time);
    expect(out).toMatch(/^release 2 +channel live: was live until 20/);
    expect(await cli.json('at', '0m')).toMatchObject({ release: { serial: 3 }, until: null });
    const before = new Date(Date.parse(first!.release.time) - 1).toISOString();
    expect(await cli.run('at', before)).toMatchObject({ code: 1, err: expect.stringContaining('had no release at') });
  });
});

test('history says what it looked for in vain', async () => {
  await using cli = await aShop();
  expect((await cli.run('history', '--part', 'mf-cart', '--author', 'Li')).out).toBe(
    'No release of channel live changed mf-cart and was decided by Li.',
  );
  expect(await cli.run('history', '--since', 'soon')).toMatchObject({ code: 2, err: expect.stringContaining('30d') });
});

test('history --watch prints what is made, in order, and goes on when the registry was away', async () => {
  await using cli = await aShop();
  const [out, err]: [string[], string[]] = [[], []];
  const ending = new AbortController();
  const terminal = {
    env: cli.env,
    stop: ending.signal,
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
  };
  const watching = runCli(['history', '--watch', '--part', 'shell', '--limit', '1'], terminal);
  await vi.waitFor(() => expect(out).toHaveLength(1));
  await cli.run('pin', 'mf-catalog@1.0.0', '--author', 'Wu', '--reason', 'not asked for');
  await cli.run('pin', 'shell@1.0.0', '--author', 'Wu', '--reason', 'narrower');
  await vi.waitFor(() => expect(out).toHaveLength(2), { timeout: 20_000 });
  await rename(cli.registry, `${cli.registry}-away`);
  await vi.waitFor(() => expect(err).toHaveLength(1), { timeout: 20_000 });
  await rename(`${cli.registry}-away`, cli.registry);
  await cli.run('pin', 'shell@2.0.0', '--author', 'Li', '--reason', 'wider again');
  await vi.waitFor(() => expect(out).toHaveLength(3), { timeout: 20_000 });
  ending.abort();
  expect(await watching).toBe(0);
  expect(out.slice(1)).toEqual([
    expect.stringMatching(/^\* {2}5 {2}20\S+Z {2}pin {2}Wu {2}shell {2}narrower$/),
    expect.stringMatching(/^\* {2}6 {2}20\S+Z {2}pin {2}Li {2}shell {2}wider again$/),
  ]);
});

test('why says what is not live', async () => {
  await using cli = await aShop();
  expect(await cli.run('why', 'mf-promotions')).toMatchObject({ code: 1, err: expect.stringContaining('is not live') });
  expect(await cli.run('why', '/remotes/mf-catalog/9.9.9/x.js')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no release of channel live has named mf-catalog@9.9.9'),
  });
  expect(await cli.run('why', contentOf('never published'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('no release of channel live has named a version with this entry.js'),
  });
});

/** An api that knows one order. */
async function anApi(answer: { status: number; body: string }) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push([request.url, request.headers['x-internal-key']]);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, asked, [Symbol.asyncDispose]: async () => void server.close() };
}

const NUMBER = '1795253100123456789';

test('at: the release an order was placed from', async () => {
  await using cli = await aShop();
  await using api = await anApi({ status: 200, body: '{"release":2}' });
  Object.assign(cli.env, { SHOP_API_ORIGIN: api.origin, SHOP_INTERNAL_KEY: 'a key of the api' });
  expect((await cli.run('at', NUMBER)).out).toMatch(/^release 2 +channel live: was live until 20/);
  expect(api.asked[0]).toEqual([`/internal/orders/${NUMBER}/release`, 'a key of the api']);
});

test('at: an order that was placed in a preview names it, and until when it was one', async () => {
  await using cli = await aShop();
  const { until } = (await cli.json('preview', '--without', 'mf-catalog', '--to', 'Anna', '--for', '1h')) as {
    until: string;
  };
  await cli.run('preview', '--without', 'mf-catalog', '--to', 'Bo');
  await using api = await anApi({ status: 200, body: '{"release":1,"release_id":"previews/1"}' });
  Object.assign(cli.env, { SHOP_API_ORIGIN: api.origin, SHOP_INTERNAL_KEY: 'a key of the api' });

  const { out } = await cli.run('at', NUMBER);

  expect(out).toContain(`channel previews: live for nobody but those who had the link, until ${until}`);
  expect(out).toContain('preview, for Anna');
});

test('at: in demo mode the key is in the data folder', async () => {
  await using cli = await aShop();
  await using api = await anApi({ status: 200, body: '{"release":3}' });
  cli.env['SHOP_API_ORIGIN'] = api.origin;
  expect(await cli.run('at', NUMBER)).toMatchObject({ code: 1, err: expect.stringContaining('set SHOP_INTERNAL_KEY') });
  await mkdir(join(cli.folder, 'keys'), { recursive: true });
  await writeFile(join(cli.folder, 'keys/internal.key'), 'of the demo\n');
  expect(await cli.json('at', NUMBER)).toMatchObject({ release: { serial: 3 }, until: null });
  expect(api.asked[0]).toEqual([expect.any(String), 'of the demo']);
});

test.each([
  [401, '{}', 1, 'does not accept this key'],
  [404, '{}', 1, `knows no order ${NUMBER}`],
  [500, '', 5, 'answers 500'],
  [200, '<html>', 5, 'not the api of this shop'],
  [200, '{"release":null}', 1, 'names no release'],
  [200, '{"release":99}', 1, 'there is no'],
])('at: an api that answers %i %s', async (status, body, code, message) => {
  await using cli = await aShop();
  await using api = await anApi({ status, body });
  Object.assign(cli.env, { SHOP_API_ORIGIN: api.origin, SHOP_INTERNAL_KEY: 'a key' });
  expect(await cli.run('at', NUMBER)).toMatchObject({ code, err: expect.stringContaining(message) });
});

test('at: an api that is not there', async () => {
  await using cli = await aShop();
  Object.assign(cli.env, { SHOP_API_ORIGIN: 'http://127.0.0.1:9', SHOP_INTERNAL_KEY: 'a key' });
  expect(await cli.run('at', NUMBER)).toMatchObject({ code: 5, err: expect.stringContaining('is the shop running?') });
});
