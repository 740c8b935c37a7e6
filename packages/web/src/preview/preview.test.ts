import type { PinRequest } from '@jishi/release';
import { expect, test, vi } from 'vitest';
import { scriptOf } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 60_000 }); // threads start slowly on a busy machine

const HOUR = 3_600_000;

/** What a team would like to see in this shop: version 2.0.0, with everything else as it is live. */
async function linkTo(shop: TestWeb, parts: PinRequest['parts'], own: { until?: string; origin?: string } = {}) {
  const { link } = await shop.fixture.registry.preview({
    channel: 'live',
    author: 'test',
    reason: 'a look',
    parts,
    origin: shop.origin,
    to: 'Anna <b>',
    until: new Date(Date.now() + HOUR).toISOString(),
    ...own,
  });
  return link!;
}

const pathOf = (link: string): string => link.slice(new URL(link).origin.length);

/** Opens a link as a browser does, and returns the cookie it has from then on. */
async function follow(shop: TestWeb, link: string): Promise<string> {
  const answer = await shop.get(pathOf(link));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  return cookie.split(';')[0]!;
}

const look = async (shop: TestWeb, path: string, cookie = '', headers: Record<string, string> = {}) => {
  const answer = await shop.get(path, { ...(cookie && { cookie }), ...headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

const versionIn = (html: string): string => /shell@(\S+) end/.exec(html)?.[1] ?? 'none';

test('a link opens its release in this browser, and in no other', async () => {
  await using shop = await startTestWeb();
  const cookie = await follow(shop, await linkTo(shop, await shop.fixture.publish('2.0.0')));

  const page = await look(shop, '/', cookie);
  expect(versionIn(page.html)).toBe('2.0.0');
  expect(page.html).toContain('of previews/1.');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-release': 'previews/1',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(versionIn((await look(shop, '/')).html)).toBe('1.0.0');
  const customer = await look(shop, '/', `${cookie}; jishi_token=abc`);
  expect(versionIn(customer.html)).toBe('2.0.0');
  expect(customer.html).not.toContain('jishi_preview');
});

test('a bar says what one looks at, for whom, and leads back to the same page', async () => {
  await using shop = await startTestWeb();
  const cookie = await follow(shop, await linkTo(shop, await shop.fixture.publish('2.0.0')));

  const { html, headers } = await look(shop, '/en/product/detail/7?x=1', cookie);
  const bar = /<body>(<style nonce="([\w-]+)">[^<]*<\/style><aside .*<\/aside>)<p>/s.exec(html);
  expect(bar?.[1]).toContain('Preview of <b>previews/1</b>');
  expect(bar?.[1]).toContain('shell 2.0.0');
  expect(bar?.[1]).toContain('for Anna &lt;b&gt;');
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${bar?.[2]}'`);
  expect((await look(shop, '/', cookie)).html).toContain('给 Anna &lt;b&gt; 看');
  expect((await look(shop, '/en')).html).not.toContain('<aside');

  const action = /<form action="([^"]+)"/.exec(html)?.[1] ?? 'none';
  const out = await look(shop, `${action}?`, cookie, { referer: `${shop.origin}/en/product/detail/7?x=1` });
  expect([out.status, out.headers.get('location')]).toEqual([303, '/en/product/detail/7?x=1']);
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^jishi_preview=; Max-Age=0/)]);
});

test.each(['https://evil.example/x', '//evil.example', 'no address', ''])(
  'the way out leads to no other host: %s',
  async (referer) => {
    await using shop = await startTestWeb();
    const out = await look(shop, '/-/preview/leave', '', referer ? { referer } : {});
    expect(out.headers.get('location')).toBe('/');
  },
);

test('files of the preview are for those who have the link, and for no cache in between', async () => {
  await using shop = await startTestWeb();
  const cookie = await follow(shop, await linkTo(shop, await shop.fixture.publish('2.0.0')));
  const path = '/remotes/mf-catalog/2.0.0/entry.js';

  const file = await look(shop, path, cookie);
  expect([file.status, file.html]).toEqual([200, scriptOf('mf-catalog', '2.0.0')]);
  expect(file.headers.get('cache-control')).toMatch(/^private/);
  expect((await look(shop, path)).status).toBe(404);
  expect((await look(shop, '/remotes/mf-catalog/3.0.0/entry.js', cookie)).status).toBe(404);
  const live = await look(shop, '/remotes/mf-catalog/1.0.0/entry.js', cookie);
  expect([live.status, live.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('a tab of it goes on as long as the preview does, and no longer', async () => {
  await using shop = await startTestWeb();
  const cookie = await follow(shop, await linkTo(shop, await shop.fixture.publish('2.0.0')));
  const stateOf = async (id: string, own: string) =>
    (await look(shop, '/release', own, { 'x-release': id })).headers.get('x-release-state');

  expect(await stateOf('previews/1', cookie)).toBeNull();
  expect(await stateOf('previews/1', '')).toBe('ended');
  expect(await stateOf('previews/2', cookie)).toBe('ended');
  expect(await stateOf('1', cookie)).toBeNull();
});

const refused: [string, (shop: TestWeb) => Promise<string>, number, string][] = [
  [
    'whose time is over',
    async (shop) => {
      const link = await linkTo(shop, { shell: '1.0.0' }, { until: new Date(Date.now() + 50).toISOString() });
      await expect.poll(async () => (await look(shop, pathOf(link))).status).toBe(410);
      return link;
    },
    410,
    '预览已经结束',
  ],
  ['to another shop', (shop) => linkTo(shop, {}, { origin: 'https://other.example' }), 403, '链接不是这家店的'],
  [
    'changed by one letter',
    async (shop) => (await linkTo(shop, {})).replace(/token=./, 'token=f'),
    403,
    '预览链接无效',
  ],
  ['cut off', async (shop) => (await linkTo(shop, {})).slice(0, -3), 403, '预览链接无效'],
  ['without a token', async () => 'http://x/-/preview', 403, '预览链接无效'],
];

test.each(refused)('a link %s opens nothing and says so', async (_, make, status, title) => {
  await using shop = await startTestWeb();
  const token = new URL(await make(shop)).searchParams.get('token');
  const link = `/-/preview${token === null ? '' : `?token=${token}`}`;

  const page = await look(shop, link);
  expect([page.status, page.headers.getSetCookie()]).toEqual([status, []]);
  expect(page.html).toContain(`<h1>${title}</h1>`);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const english = await look(shop, link, '', { 'accept-language': 'en' });
  expect(english.html).toMatch(/<html lang="en-US"/);
  // A cookie that opens nothing any more is said, and forgotten.
  if (token) {
    const late = await look(shop, '/', `jishi_preview=${token}`);
    expect([late.status, late.headers.getSetCookie().length]).toEqual([status, 1]);
  }
});

test('what is banned meanwhile is shown to nobody', async () => {
  await using shop = await startTestWeb();
  const parts = await shop.fixture.publish('2.0.0');
  const cookie = await follow(shop, await linkTo(shop, parts));
  expect((await look(shop, '/', cookie)).status).toBe(200);

  const { registry } = shop.fixture;
  const decision = { channel: 'live', author: 'test', reason: 'it charges twice' };
  await registry.pin({ ...decision, parts: { 'mf-catalog': '2.0.0' } });
  const { release } = await registry.ban({ ...decision, part: 'mf-catalog', version: '2.0.0' });
  await shop.until('the ban is live', () => shop.web.shop.served()?.release.serial === release.serial);

  const page = await look(shop, '/', cookie);
  expect([page.status, page.html.includes('预览打不开')]).toEqual([503, true]);
  expect(versionIn((await look(shop, '/')).html)).toBe('1.0.0');
});

test('a release that does not start costs nobody else anything', async () => {
  await using shop = await startTestWeb();
  const parts = await shop.fixture.publish('2.0.0', { shellServer: 'throw new Error("not today")' });
  const cookie = await follow(shop, await linkTo(shop, parts));

  expect((await look(shop, '/', cookie)).status).toBe(503);
  expect((await look(shop, '/')).status).toBe(200);
  expect(shop.log.some(({ msg }) => String(msg).includes('a preview cannot be shown'))).toBe(true);
});

test('two run at a time; a third one ends that which was looked at longest ago, which comes again', async () => {
  await using shop = await startTestWeb();
  const cookies: string[] = [];
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    cookies.push(await follow(shop, await linkTo(shop, await shop.fixture.publish(version))));
  }
  for (const round of [0, 1]) {
    const versions = [];
    for (const cookie of cookies) versions.push(versionIn((await look(shop, `/?round=${round}`, cookie)).html));
    expect(versions).toEqual(['2.0.0', '3.0.0', '4.0.0']);
  }
});

test('it is another release than the one with the same number that is live', async () => {
  await using shop = await startTestWeb();
  const cookie = await follow(shop, await linkTo(shop, await shop.fixture.publish('2.0.0')));

  const [own, live] = await Promise.all([look(shop, '/', cookie), look(shop, '/?fresh')]);

  expect([versionIn(own.html), versionIn(live.html)]).toEqual(['2.0.0', '1.0.0']);
});

test('a release of before is shown under the name it had', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await shop.until('release 2 is live', () => shop.web.shop.served()?.release.serial === 2);
  const { link } = await shop.fixture.registry.preview({
    channel: 'live',
    author: 'test',
    reason: 'support',
    of: { channel: 'live', serial: 1 },
    origin: shop.origin,
    to: 'support',
    until: new Date(Date.now() + HOUR).toISOString(),
  });

  const page = await look(shop, '/', await follow(shop, link!));

  expect([versionIn(page.html), page.headers.get('x-release')]).toEqual(['1.0.0', '1']);
});

test('a visitor brings the cart to its page in a preview, too', async () => {
  await using shop = await startTestWeb();
  const cookie = await follow(shop, await linkTo(shop, await shop.fixture.publish('2.0.0')));
  const cart = 'jishi_cart=1.1001x4';

  const everybody = await look(shop, '/cart', cart);
  const previewed = await look(shop, '/cart', `${cookie}; ${cart}`);

  const seen = (html: string) => /cookie\[([^\]]*)\]/.exec(html)?.[1];
  expect([versionIn(everybody.html), versionIn(previewed.html)]).toEqual(['1.0.0', '2.0.0']);
  expect(seen(previewed.html)).toBe(seen(everybody.html));
  expect(seen(previewed.html)).not.toBe('');
});
