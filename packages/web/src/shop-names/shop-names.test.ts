import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { fixtureRegistry } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const limits = { shopNamesFresh: 20, shopNamesRetryAfter: 20 };

type NamedApi = FakeApi & { names: Record<string, unknown>; keys: Set<string> };

/** An api whose shop has a name per language. */
async function namedApi(): Promise<NamedApi> {
  const state = {
    names: { zh: { name: '茶叶铺', slogan: '新茶上市' }, en: { name: 'Tea House', slogan: null } } as NamedApi['names'],
    keys: new Set<string>(),
  };
  const api = await fakeApi(
    (request, response) => {
      if (!request.url?.endsWith('/siteMetadata')) return void response.writeHead(404).end();
      state.keys.add(String(request.headers['apply-secret']));
      response.end(JSON.stringify({ code: 200, message: state.names[String(request.headers['lang'])] }));
    },
    { hasName: true },
  );
  return Object.assign(state, { port: api.port, server: api.server, [Symbol.asyncDispose]: api[Symbol.asyncDispose] });
}

const manifest = async (shop: TestWeb, lang: 'zh' | 'en') =>
  (await shop.get(lang === 'zh' ? '/site.webmanifest' : '/en/site.webmanifest')).json();
const isNamed = async (shop: TestWeb, name: string) =>
  vi.waitFor(async () => expect(await manifest(shop, 'zh')).toMatchObject({ name }), { timeout: 20_000, interval: 10 });

test('the manifest and the notices of the host say the name of the settings, in both languages', async () => {
  await using api = await namedApi();
  await using shop = await startTestWeb({ limits, env: { SHOP_API_PORT: api.port }, version: null });
  await isNamed(shop, '茶叶铺');
  expect(await manifest(shop, 'zh')).toMatchObject({
    short_name: '茶叶铺',
    description: '新茶上市',
    lang: 'zh-CN',
    start_url: '/',
    id: '/',
    display: 'standalone',
  });
  const english = await manifest(shop, 'en');
  expect(english).toMatchObject({ name: 'Tea House', lang: 'en-US', start_url: '/en', id: '/' });
  expect(english).not.toHaveProperty('description');
  expect(await (await shop.get('/')).text()).toContain('<title>茶叶铺还没开张 · 茶叶铺</title>');
  expect(await (await shop.get('/en')).text()).toContain('<title>Tea House is not open yet · Tea House</title>');
  expect([...api.keys]).toEqual(['jishi-demo-key']);

  api.names['zh'] = { name: '咖啡馆', slogan: '' };
  await isNamed(shop, '咖啡馆');
  expect((await shop.get('/site.webmanifest')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('while the api is away the last known name serves, after a restart too', async () => {
  await using data = await fixtureRegistry();
  {
    await using api = await namedApi();
    await using shop = await startTestWeb({ limits, env: { SHOP_API_PORT: api.port }, data });
    await isNamed(shop, '茶叶铺');
    const kept = join(data.dataFolder, 'web', 'shop-names.json');
    await vi.waitFor(async () => expect(await readFile(kept, 'utf8')).toContain('Tea House'), { interval: 10 });
    await api[Symbol.asyncDispose]();
    expect(await manifest(shop, 'zh')).toMatchObject({ name: '茶叶铺' });
  }
  await using again = await startTestWeb({ limits, data });
  expect(await manifest(again, 'zh')).toMatchObject({ name: '茶叶铺' });
  await writeFile(join(data.dataFolder, 'maintenance'), '');
  await vi.waitFor(async () => expect(await (await again.get('/en')).text()).toContain('maintenance · Tea House'));
});

test.each([
  ['nobody has told it', null],
  ['what was kept cannot be read', '{"zh":{"name":""}}'],
])('a neutral word stands for the name while %s', async (_, kept) => {
  await using shop = await startTestWeb({
    limits,
    version: null,
    before: async ({ dataFolder }) => {
      await mkdir(join(dataFolder, 'web'), { recursive: true });
      if (kept !== null) await writeFile(join(dataFolder, 'web', 'shop-names.json'), kept);
    },
  });
  expect(await manifest(shop, 'zh')).toMatchObject({ name: '本店', lang: 'zh-CN' });
  expect(await manifest(shop, 'en')).toMatchObject({ name: 'The shop', lang: 'en-US' });
  expect(await (await shop.get('/en')).text()).toContain('The shop is not open yet');
});

test('an answer that is none does not take the name away', async () => {
  await using api = await namedApi();
  await using shop = await startTestWeb({ limits, env: { SHOP_API_PORT: api.port } });
  await isNamed(shop, '茶叶铺');
  api.names['zh'] = { name: '' };
  api.keys.clear();
  await vi.waitFor(() => expect(api.keys.size).toBe(1), { interval: 10 });
  expect(await manifest(shop, 'zh')).toMatchObject({ name: '茶叶铺' });
  expect(await manifest(shop, 'en')).toMatchObject({ name: 'Tea House' });
});
