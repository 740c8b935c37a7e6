import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { Role } from '../access/tokens.ts';
import { contentReader } from '../check/content/content-reader.ts';
import { registryChecks } from '../check/registry-checks.ts';
import { openApiFile } from '../cli/context.ts';
import { requestIdOf } from '../documents/request-id.ts';
import type { Comparison } from '../pictures/comparison.ts';
import { draftComparison } from '../pictures/stored-comparisons.ts';
import { temporaryFolder } from '../testing/builds.ts';
import { aService, type TestService } from '../testing/service.ts';
import { aShopWithContent } from '../testing/shop-api.ts';
import type { ActionAnswer } from './run-action.ts';

const PATH = '/-/releases';
const own = { 'sec-fetch-site': 'same-origin' };

/** A service with a shop that has been released twice. */
async function aShop(options: Parameters<typeof aService>[0] = {}) {
  const service = await aService(options);
  const { registry } = service;
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await registry.publish(await service.build('mf-catalog', version));
  await registry.publish(await service.build('shell', '1.0.0'));
  const decision = { channel: 'live', author: 'Wang Wei' };
  await registry.pin({ ...decision, reason: 'open', parts: { shell: '1.0.0', 'mf-catalog': '1.0.0' } });
  await registry.pin({ ...decision, reason: 'second', parts: { 'mf-catalog': '2.0.0' } });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(service.origin + PATH + path, { redirect: 'manual', ...init });
  const signIn = async (token: string): Promise<string> => {
    const body = new URLSearchParams({ token });
    const answer = await ask('/sign-in', { method: 'POST', body, headers: own });
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  return {
    ...service,
    ask,
    signIn,
    as: async (role: Role) => signIn(await service.token(`the ${role}`, role)),
    async page(cookie: string, query = '?lang=en'): Promise<Document> {
      const answer = await ask(query, { headers: { cookie } });
      return new JSDOM(await answer.text(), {}).window.document;
    },
    async act(cookie: string, how: 'check' | 'run', action: string, fields: object, expect = 2) {
      const answer = await ask(`/${how}/${action}?lang=en`, {
        method: 'POST',
        headers: { ...own, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ channel: 'live', expect, fields }),
      });
      return { status: answer.status, ...((await answer.json()) as ActionAnswer) };
    },
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

describe('who is not signed in', () => {
  test.each([
    ['', 'GET'],
    ['/stream', 'GET'],
    ['/difference?serial=2', 'GET'],
    ['/find?channel=live&what=2h', 'GET'],
    ['/picture?before=3&after=3-candidate&name=home-zh-390-after.webp', 'GET'],
    ['/pictures', 'POST'],
    ['/check/abort', 'POST'],
    ['/run/abort', 'POST'],
  ])('has nothing of %s', async (path, method) => {
    await using shop = await aShop();
    const answer = await shop.ask(path, { method, headers: own });
    const text = await answer.text();
    expect(answer.status).toBe(401);
    expect(text).not.toContain('mf-catalog');
  });

  test('is asked for a token, in their language, under a policy as strict as the page', async () => {
    await using shop = await aShop();
    const answer = await shop.ask('', { headers: { 'accept-language': 'fr, en;q=0.8' } });
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const { document } = new JSDOM(await answer.text(), {}).window;
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelector('input[name=token]')?.getAttribute('type')).toBe('password');
    expect((await shop.ask('/window.js')).status).toBe(200);
    expect(await (await shop.ask('/window.css')).text()).toContain('prefers-color-scheme:dark');
  });

  test('is refused with a token nobody has, and told', async () => {
    await using shop = await aShop();
    const body = new URLSearchParams({ token: 'jishi_no' });
    const answer = await shop.ask('/sign-in?lang=en', { method: 'POST', body, headers: own });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain('This token is unknown');
  });
});

describe('signing in', () => {
  test('gives a cookie scripts cannot read and other sites do not send; signing out ends it', async () => {
    await using shop = await aShop();
    const token = await shop.token('Li Na', 'releaser');
    const body = new URLSearchParams({ token: ` ${token} ` });
    const answer = await shop.ask('/sign-in', { method: 'POST', body, headers: own });
    expect(answer.status).toBe(303);
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(/^jishi_releases=[\w-]{43}; Path=\/-\/releases; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    expect(line).not.toContain(token);
    const [cookie = ''] = line.split(';');
    expect((await shop.ask('', { headers: { cookie } })).status).toBe(200);
    await shop.ask('/sign-out', { method: 'POST', headers: { ...own, cookie } });
    expect((await shop.ask('', { headers: { cookie } })).status).toBe(401);
  });

  test('ends with the token', async () => {
    await using shop = await aShop();
    const cookie = await shop.as('releaser');
    await shop.revoke('the releaser');
    expect((await shop.ask('', { headers: { cookie } })).status).toBe(401);
    expect((await shop.act(cookie, 'run', 'rollback', { reason: 'no' })).status).toBe(401);
    expect((await shop.registry.live('live'))?.serial).toBe(2);
  });
});

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['something that says nothing', {}],
])('what %s makes a browser send changes nothing', async (_, headers) => {
  await using shop = await aShop();
  const cookie = await shop.as('releaser');
  for (const path of ['/run/rollback', '/check/rollback', '/sign-out', '/sign-in']) {
    const json = { 'content-type': 'application/json', cookie, ...headers };
    const body = JSON.stringify({ channel: 'live', expect: 2, fields: { reason: 'no' } });
    expect((await shop.ask(path, { method: 'POST', headers: json, body })).status, path).toBe(403);
  }
  expect((await shop.registry.live('live'))?.serial).toBe(2);
});

describe('a viewer', () => {
  test('sees everything, and no button', async () => {
    await using shop = await aShop();
    const document = await shop.page(await shop.as('viewer'));
    expect(document.querySelector('#now-live')?.textContent).toMatch(/#2100 % of the visitors.*Wang Wei: second/);
    expect(document.querySelector('#history')?.textContent).toContain('open');
    expect(document.querySelectorAll('[data-opens], [data-hold], dialog')).toHaveLength(0);
  });

  test('may do nothing', async () => {
    await using shop = await aShop();
    const answer = await shop.act(await shop.as('viewer'), 'run', 'rollback', { reason: 'no' });
    expect(answer).toMatchObject({ status: 403, ok: false, told: expect.stringContaining('this needs releaser') });
    expect((await shop.registry.live('live'))?.serial).toBe(2);
  });
});

describe('a releaser', () => {
  test('goes back with what the button says, as themselves', async () => {
    await using shop = await aShop();
    const cookie = await shop.as('releaser');
    const button = (await shop.page(cookie)).querySelector<HTMLElement>('[data-hold]');
    const { hold, expect: serial, fields = '' } = button?.dataset ?? {};
    expect([hold, serial, JSON.parse(fields)]).toEqual([
      'rollback',
      '2',
      { reason: 'went back from the window', serial: '1' },
    ]);
    expect(await shop.act(cookie, 'run', 'rollback', JSON.parse(fields))).toMatchObject({
      status: 200,
      ok: true,
      told: 'Release 3 was made.',
    });
    expect(await shop.registry.live('live')).toMatchObject({
      serial: 3,
      author: 'the releaser',
      kind: 'rollback',
      parts: { 'mf-catalog': { version: '1.0.0' } },
    });
    expect(shop.log.find(({ msg }) => msg === 'done')).toMatchObject({
      author: 'the releaser',
      operation: 'rollback',
      serial: 3,
    });
  });

  test('is told what a check finds before anything changes, with the command that does the same', async () => {
    await using shop = await aShop();
    const cookie = await shop.as('releaser');
    const fields = { 'pin mf-catalog': '3.0.0', share: '5', reason: "it's new" };
    const checked = await shop.act(cookie, 'check', 'pin', fields);
    expect(checked).toMatchObject({ status: 200, ok: true });
    const { document } = new JSDOM(checked.html, {}).window;
    expect(document.querySelector('code')?.textContent).toBe(
      `pnpm release pin mf-catalog@3.0.0 --share 5 --expect 2 --reason 'it'\\''s new'`,
    );
    expect(document.body.textContent).toContain('mf-catalog@3.0.0 for 5 % of the visitors');
    expect((await shop.registry.live('live'))?.serial).toBe(2);
    expect(await shop.act(cookie, 'run', 'pin', fields)).toMatchObject({ ok: true });
    expect((await shop.registry.live('live'))?.rollout).toMatchObject({ buckets: 500, author: 'the releaser' });
  });

  test('is told of banners whose page would be gone, and that the shop did not answer', async () => {
    await using content = await aShopWithContent({
      banners: [{ id: 5, name: 'A round every two hours', url: '/seckill/list' }],
    });
    const reader = contentReader({ env: { SHOP_PUBLIC_ORIGIN: content.origin } });
    await using shop = await aShop({ checks: { checkRelease: registryChecks(openApiFile, reader).checkRelease } });
    const pages = [{ id: 'mf_promotions/sales', path: '/seckill/list', layout: 'default' as const, guarded: false }];
    const { registry } = shop;
    await registry.publish(await shop.build('mf-promotions', '1.0.0', { declaration: { pages } }));
    await registry.publish(await shop.build('mf-promotions', '2.0.0'));
    const parts = { 'mf-promotions': '1.0.0' };
    await registry.pin({ channel: 'live', author: 'Wang Wei', reason: 'sales', parts });
    const cookie = await shop.as('releaser');
    const fields = { 'pin mf-promotions': '2.0.0', reason: 'no sales' };

    const refused = await shop.act(cookie, 'check', 'pin', fields, 3);
    expect(refused).toMatchObject({ status: 409, ok: false });
    expect(refused.html).toContain('(5) on home leads to /seckill/list, which no part of this release serves');

    await content.close();
    const unread = await shop.act(cookie, 'check', 'pin', fields, 3);
    expect(unread).toMatchObject({ status: 200, ok: true });
    expect(unread.html).toContain(`stored content was not read: the shop at ${content.origin} does not answer`);
  });

  test('ends a rollout with the same button', async () => {
    await using shop = await aShop();
    const cookie = await shop.as('releaser');
    await shop.act(cookie, 'run', 'pin', { 'pin mf-catalog': '3.0.0', share: '5', reason: 'try' });
    const document = await shop.page(cookie);
    expect(document.querySelector('#now-candidate')?.textContent).toContain('5 % of the visitors');
    expect(document.querySelector<HTMLElement>('[data-hold]')?.dataset['hold']).toBe('abort');
    expect(await shop.act(cookie, 'run', 'abort', { reason: 'back' }, 3)).toMatchObject({ ok: true });
    expect(await shop.registry.live('live')).toMatchObject({ serial: 4, kind: 'abort' });
  });

  test.each<[string, string, Record<string, string>, number, number, string]>([
    ['decides about what somebody has changed since', 'rollback', { reason: 'no' }, 1, 409, 'release 2'],
    ['leaves the reason out', 'rollback', { reason: ' ' }, 2, 400, 'reason'],
    ['chooses nothing', 'pin', { reason: 'no' }, 2, 400, 'choose the version of a part'],
    [
      'writes a share that is none',
      'pin',
      { 'pin mf-catalog': '3.0.0', reason: 'no', share: 'half' },
      2,
      400,
      'write a share',
    ],
    ['names a version nobody published', 'pin', { 'pin mf-catalog': '9.0.0', reason: 'no' }, 2, 404, '9.0.0'],
    ['ends a rollout that does not run', 'abort', { reason: 'no' }, 2, 409, 'no rollout runs'],
    ['asks for what there is not', 'publish', {}, 2, 404, 'no action publish'],
    ['asks for what every object has', 'constructor', {}, 2, 404, 'no action constructor'],
  ])('who %s is told, and nothing changes', async (_, action, fields, serial, status, told) => {
    await using shop = await aShop();
    const cookie = await shop.as('releaser');
    for (const how of ['check', 'run'] as const) {
      const answer = await shop.act(cookie, how, action, fields, serial);
      expect(answer).toMatchObject({ status, ok: false, told: expect.stringContaining(told) });
      expect(new JSDOM(answer.html, {}).window.document.body.textContent).toContain('Refused');
    }
    expect((await shop.registry.live('live'))?.serial).toBe(2);
  });

  test('whose token is for one part has that part alone', async () => {
    await using shop = await aShop();
    const cookie = await shop.signIn(await shop.limitedToken({ name: 'Team', roles: ['releaser'], parts: ['shell'] }));
    const answer = await shop.act(cookie, 'run', 'pin', { 'pin mf-catalog': '3.0.0', reason: 'no' });
    expect(answer).toMatchObject({ status: 403, told: expect.stringContaining('not for mf-catalog') });
  });
});

describe('before the first release', () => {
  const atWindow = async (service: TestService, role: Role, lang = 'en', query = '') => {
    const answer = await fetch(`${service.origin}${PATH}/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ token: await service.token(`a ${role}`, role) }),
      headers: own,
      redirect: 'manual',
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(service.origin + PATH + path, { ...init, headers: { ...own, cookie, ...init.headers } });
    const page = await ask(`?lang=${lang}${query}`);
    return { ask, status: page.status, document: new JSDOM(await page.text(), {}).window.document };
  };
  const commandsOf = (document: Document) => [...document.querySelectorAll('code')].map((code) => code.textContent);

  test('a registry in which nothing was ever published is a problem, with what begins one', async () => {
    await using service = await aService();
    const { status, document } = await atWindow(service, 'releaser');
    expect(status).toBe(404);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('is it mounted');
    expect(commandsOf(document)).toEqual([
      'pnpm --filter @jishi/shell build && pnpm release publish shell',
      'npm start',
    ]);
  });

  test('what is published can be pinned by the command that stands there, or in the form', async () => {
    await using service = await aService();
    const { registry } = service;
    await registry.publish(await service.build('shell', '1.0.0'));
    await registry.publish(await service.build('mf-catalog', '1.0.0'));
    const { ask, status, document } = await atWindow(service, 'releaser');
    expect(status).toBe(200);
    expect(document.querySelector('#first-steps h2')?.textContent).toBe('The first release of live');
    expect(document.querySelector('#first-steps')?.textContent).toContain('shell@1.0.0, mf-catalog@1.0.0');
    expect(commandsOf(document)).toEqual(['pnpm release pin shell@latest mf-catalog@latest --reason "…"']);
    const links = [...document.querySelectorAll('.sections a')].map((link) => link.getAttribute('href')!);
    expect(links.every((id) => document.querySelector(id))).toBe(true);
    const { fields } = document.querySelector<HTMLElement>('[data-opens=do-pin]')!.dataset;
    const body = JSON.stringify({ channel: 'live', expect: 0, fields: { ...JSON.parse(fields!), reason: 'we open' } });
    const headers = { 'content-type': 'application/json' };
    const checked = await ask('/check/pin?lang=en', { method: 'POST', headers, body });
    expect(await checked.json()).toMatchObject({ ok: true, html: expect.stringContaining('--expect 0') });
    const done = await ask('/run/pin?lang=en', { method: 'POST', headers, body });
    expect(await done.json()).toMatchObject({ ok: true, told: 'Release 1 was made.' });
    expect(await registry.live('live')).toMatchObject({ serial: 1, reason: 'we open' });
  });

  test('who may only look has the commands and no form, in their language', async () => {
    await using service = await aService();
    await service.registry.publish(await service.build('shell', '1.0.0'));
    const { document } = await atWindow(service, 'viewer', 'zh');
    expect(document.querySelector('#first-steps h2')?.textContent).toBe('live 的第一次发布');
    expect(document.querySelector('[data-opens], dialog')).toBeNull();
    expect(document.querySelector('#servers')?.textContent).toContain('没有网页服务器跟随这个渠道');
  });

  test('the page follows the channel it waits for', async () => {
    await using service = await aService();
    await service.registry.publish(await service.build('shell', '1.0.0'));
    const { ask } = await atWindow(service, 'viewer');
    const leaving = new AbortController();
    const stream = await ask('/stream?channel=live', { signal: leaving.signal });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    leaving.abort();
  });
});

test('with one release and no servers the page says so, and that there is nothing to go back to', async () => {
  await using service = await aService();
  const { registry } = service;
  await registry.publish(await service.build('shell', '1.0.0'));
  await registry.pin({ channel: 'live', author: 'Wang Wei', reason: 'open', parts: { shell: '1.0.0' } });
  const body = new URLSearchParams({ token: await service.token('Li Na', 'releaser') });
  const init = { method: 'POST', body, headers: own, redirect: 'manual' } as const;
  const cookie = (await fetch(`${service.origin}${PATH}/sign-in`, init)).headers.getSetCookie()[0]!.split(';')[0]!;
  const page = await fetch(`${service.origin}${PATH}?lang=en`, { headers: { cookie } });
  const { document } = new JSDOM(await page.text(), {}).window;
  expect(document.querySelector('#now-live .state')?.textContent).toBe('No web server follows it');
  expect(document.querySelector('.go-back-body')?.textContent).toBe('There is nothing to go back to.');
  expect(document.querySelector('#servers')?.textContent).toContain('SHOP_CHANNEL');
});

test('what people write is text', async () => {
  await using shop = await aShop();
  const cookie = await shop.as('releaser');
  const reason = '<img src=x onerror=alert(1)>"\'&';
  await shop.act(cookie, 'run', 'pin', { 'pin mf-catalog': '3.0.0', reason });
  const document = await shop.page(cookie);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('#history b')?.textContent).toBe(reason);
});

test('a difference has sizes, texts and commits of what is other', async () => {
  await using service = await aService();
  const { registry } = service;
  const words = (hello: string) => ({ zh: { hello: '你好' }, en: { hello } });
  const build = async (version: string, hello: string, script: string) =>
    registry.publish(
      await service.build('shell', version, {
        web: { 'entry.js': script },
        declaration: { texts: { ...bareDeclaration('shell', version).texts, words: words(hello) } },
      }),
    );
  await build('1.0.0', 'Hello <b>', 'x'.repeat(2048));
  await build('1.1.0', 'Welcome', 'x'.repeat(5120));
  const commit = { type: 'feat', scope: 'shell', subject: 'a warmer welcome', breaking: null, folders: ['shell'] };
  const time = '2026-11-20T08:00:00.000Z';
  await registry.noteChanges({
    format: 1,
    part: 'shell',
    version: '1.1.0',
    since: '1.0.0',
    time,
    head: null,
    isDirty: false,
    commits: [{ ...commit, hash: 'a'.repeat(40) }],
    leftOut: 3,
  });
  const decision = { channel: 'live', author: 'Wang Wei', reason: 'open' };
  await registry.pin({ ...decision, parts: { shell: '1.0.0' } });
  await registry.pin({ ...decision, parts: { shell: '1.1.0' } });
  const token = await service.token('a viewer', 'viewer');
  const signedIn = await fetch(`${service.origin}${PATH}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
    headers: own,
    redirect: 'manual',
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  const answer = await fetch(`${service.origin}${PATH}/difference?channel=live&serial=2&lang=en`, {
    headers: { cookie },
  });

  const { document } = new JSDOM(await answer.text(), {}).window;
  const [sizes] = document.querySelectorAll('li');
  expect(sizes?.textContent).toBe('shell 1.0.0 → 1.1.0 · 5 KB (+3 KB)');
  expect([...document.querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual([
    'Texts of shell',
    'shell brings',
  ]);
  expect(document.querySelector('del')?.textContent).toBe('Hello <b>');
  expect(document.querySelector('ins')?.textContent).toBe('Welcome');
  expect(document.body.textContent).toContain('aaaaaaaaaaaa feat(shell): a warmer welcome');
  expect(document.body.textContent).toContain('and 3 more');
});

describe('who had what', () => {
  const fault = {
    part: 'mf-catalog',
    message: 'TypeError: <x> is undefined',
    number: 3,
    kinds: ['error'],
    releases: ['2'],
    versions: ['2.0.0'],
    pages: ['mf_catalog/home'],
    devices: ['phone'],
    requestIds: [],
    first: '2026-11-21T18:00:00.000Z',
    last: '2026-11-21T18:30:00.000Z',
    frames: [],
  };
  const aToldShop = () =>
    aShop({
      wrap: (registry) => ({ ...registry, faults: async ({ requestId }) => (requestId === '42' ? [] : [fault]) }),
      readOrder: async (number) => (number === '41' ? { channel: null, serial: 2, arm: 'live' } : null),
    });
  const find = async (shop: Awaited<ReturnType<typeof aShop>>, what: string) => {
    const cookie = await shop.as('viewer');
    const answer = await shop.ask(`/find?channel=live&lang=en&what=${encodeURIComponent(what)}`, {
      headers: { cookie },
    });
    const { document } = new JSDOM(await answer.text(), {}).window;
    return { status: answer.status, document, text: document.body.textContent };
  };

  test.each([
    ['an order', '41'],
    ['a time', '0s'],
    [
      'the id of a request',
      () => requestIdOf({ time: new Date(), release: { channel: null, serial: 2, arm: 'live' } }, '7f3a9c2b1d'),
    ],
  ])('is found by %s: the release, who made it and why, what was new in it, and its faults', async (_, what) => {
    await using shop = await aToldShop();
    const { status, document, text } = await find(shop, typeof what === 'string' ? what : what());
    expect(status).toBe(200);
    expect(document.querySelector('h3')?.textContent).toBe('#2 · second');
    expect(text).toContain('Wang Wei · pin · live until now');
    expect(text).toContain('What was new since release 1');
    expect(text).toContain('mf-catalog 1.0.0 → 2.0.0');
    expect(text).toContain('3 × mf-catalog TypeError: <x> is undefined');
  });

  test.each([
    ['42', 'order 42 names no release'],
    ['2019-01-01', 'channel live had no release at 2019'],
    ['<b>', '"<b>" is neither an order number'],
    ['', '"" is neither an order number'],
  ])('says so of %s', async (what, problem) => {
    await using shop = await aToldShop();
    const { status, document, text } = await find(shop, what);
    expect([status, document.querySelector('b')]).toEqual([200, null]);
    expect(text).toContain(problem);
  });

  test('is known where faults are not', async () => {
    await using shop = await aShop();
    expect((await find(shop, '0s')).text).toContain('#2 · second');
  });
});

test('a difference unfolds with its parts', async () => {
  await using shop = await aShop();
  const answer = await shop.ask('/difference?channel=live&serial=2&lang=en', {
    headers: { cookie: await shop.as('viewer') },
  });
  expect(new JSDOM(await answer.text(), {}).window.document.body.textContent).toContain('mf-catalog 1.0.0 → 2.0.0');
});

test.each([
  ['?channel=no', 404, 'channel no has no release'],
  ['?channel=../keys', 400, 'is not the name of a channel'],
  ['?channel=live&channel=live', 200, '#history'],
  ['/stream?channel=no', 404, 'has no release'],
  ['/difference?serial=9', 404, 'no release 9'],
  ['/difference?serial=x', 404, 'no release NaN'],
  ['/difference?serial=1', 200, 'The same contents.'],
])('an address people write by hand is answered: %s', async (path, status, text) => {
  await using shop = await aShop();
  const headers = { cookie: await shop.as('viewer'), 'accept-language': 'en' };
  const answer = await shop.ask(path, { headers });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(text);
});

test('a channel without a release says so', async () => {
  await using shop = await aShop();
  const answer = await shop.ask('?channel=no&lang=en', { headers: { cookie: await shop.as('viewer') } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('channel no has no release');
});

describe('pictures of the candidate', () => {
  const NAME = 'home-zh-390';
  const comparison: Comparison = {
    ...{
      format: 1,
      taken: '2026-11-21T10:00:00.000Z',
      origin: 'http://localhost:3000',
      before: '3',
      after: '3-candidate',
    },
    leftOut: [],
    pages: [
      {
        ...{
          page: 'mf_catalog/home',
          part: 'mf-catalog',
          path: '/',
          width: 390,
          lang: 'zh',
          changed: 0.031,
          boxes: [],
          problem: null,
        },
        files: { before: `${NAME}-before.webp`, after: `${NAME}-after.webp`, marked: `${NAME}-marked.webp` },
      },
    ],
  };

  /** Somebody takes them as soon as they are told to, or says why not. */
  async function aShopWithPictures(problem: string | null = null) {
    const folder = await temporaryFolder();
    const asked: string[][] = [];
    const take = async (...args: string[]) => {
      asked.push(args);
      if (problem) throw new Error(problem);
      const draft = await draftComparison(folder.path);
      for (const name of Object.values(comparison.pages[0]!.files)) await draft.add(name!, Buffer.from(name!));
      await draft.keep(comparison);
    };
    const shop = await aShop({ pictures: { folder: folder.path, take } });
    const cookie = await shop.as('releaser');
    await shop.act(cookie, 'run', 'pin', { 'pin mf-catalog': '3.0.0', share: '5', reason: 'try' });
    const start = (headers: Record<string, string>) => shop.ask('/pictures?channel=live', { method: 'POST', headers });
    return {
      ...{ ...shop, asked, cookie, start },
      async [Symbol.asyncDispose]() {
        await shop[Symbol.asyncDispose]();
        await folder[Symbol.asyncDispose]();
      },
    };
  }

  test('are taken once somebody asks, and shown with what changed, also when the share has changed since', async () => {
    await using shop = await aShopWithPictures();
    expect((await shop.page(shop.cookie)).querySelector('#pictures')?.textContent).toContain('No pictures of these');
    expect((await shop.start({ ...own, cookie: shop.cookie })).status).toBe(202);
    await expect.poll(async () => (await shop.page(shop.cookie)).querySelectorAll('#pictures img').length).toBe(2);
    expect(shop.asked).toEqual([['live', 'the releaser']]);
    await shop.act(shop.cookie, 'run', 'share', { share: '10', reason: 'more' }, 3);
    const figure = (await shop.page(shop.cookie)).querySelector('#pictures figure');
    expect(figure?.textContent).toContain('/ · 390 px3.1 % changed');
    const [before = '', marked = ''] = [...(figure?.querySelectorAll('img') ?? [])].map(({ src }) =>
      src.replace(PATH, ''),
    );
    const headers = { cookie: shop.cookie };
    const answer = await shop.ask(before, { headers });
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/webp', `${NAME}-before.webp`]);
    expect(await (await shop.ask(marked, { headers })).text()).toBe(`${NAME}-marked.webp`);
    for (const name of ['index.json', '../tokens.json', '']) {
      expect((await shop.ask(`/picture?before=3&after=3-candidate&name=${name}`, { headers })).status, name).toBe(404);
    }
  });

  test('that could not be taken say why', async () => {
    await using shop = await aShopWithPictures('no browser was found');
    await shop.start({ ...own, cookie: shop.cookie });
    const told = async () => (await shop.page(shop.cookie)).querySelector('#pictures [role=alert]')?.textContent;
    await expect.poll(told).toBe('no browser was found');
  });

  test('are taken for nobody who may not make previews, and not for other sites', async () => {
    await using shop = await aShopWithPictures();
    expect((await shop.start({ ...own, cookie: await shop.as('viewer') })).status).toBe(403);
    expect((await shop.start({ 'sec-fetch-site': 'cross-site', cookie: shop.cookie })).status).toBe(403);
    expect(shop.asked).toEqual([]);
  });
});

describe('the stream', () => {
  async function events(shop: Awaited<ReturnType<typeof aShop>>, cookie: string) {
    const answer = await shop.ask('/stream?channel=live', { headers: { cookie } });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    return {
      /** The next state; `null` once it has ended. */
      async next(): Promise<string | null> {
        for (;;) {
          const { done, value = '' } = await reader.read();
          if (done) return null;
          const [, data] = /^data: (\S+)$/m.exec(value) ?? [];
          if (data) return data;
        }
      },
      cancel: () => reader.cancel(),
    };
  }

  test('says how things stand as the page has it, and when something has changed', async () => {
    await using shop = await aShop();
    const cookie = await shop.as('releaser');
    const stream = await events(shop, cookie);
    const first = await stream.next();
    expect((await shop.page(cookie)).body.dataset['revision']).toBe(first);
    await shop.registry.pin({ channel: 'live', author: 'x', reason: 'third', parts: { 'mf-catalog': '3.0.0' } });
    const second = await stream.next();
    expect(second).not.toBe(first);
    expect((await shop.page(cookie)).body.dataset['revision']).toBe(second);
    await stream.cancel();
  });

  test('ends for whoever may look no more, and with the service', async () => {
    await using shop = await aShop();
    const revoked = await events(shop, await shop.as('viewer'));
    await revoked.next();
    const other = await events(shop, await shop.as('releaser'));
    await other.next();
    await shop.revoke('the viewer');
    expect(await revoked.next()).toBeNull();
    await shop.close();
    expect(await other.next()).toBeNull();
  });
});
