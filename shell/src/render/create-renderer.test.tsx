// @vitest-environment node
import {
  definePage,
  notFound,
  type PageHead,
  paths,
  RemoteFragment,
  redirectTo,
  useApi,
  useCart,
  useSession,
} from '@jishi/contracts';
import { refuse, shopServer, wirePage } from '@jishi/testing';
import { aWireBanner, aWireUser } from '@jishi/testing/builders';
import { createIcon } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { describe, expect, test, vi } from 'vitest';
import { aRequest, type FakePage, fakeRelease, NONCE, recordingSink } from '../testing/fake-release.ts';
import { createRenderer } from './create-renderer.ts';

const { serve, asked } = shopServer({
  'GET banner': wirePage([]),
  'GET siteConfig': {},
  'GET siteMetadata': { description: '小摊位', keywords: '草莓', author: '集市' },
});

const page = (Component: () => ReactNode, head: PageHead = { title: '' }, over: Partial<FakePage> = {}): FakePage => ({
  ...definePage({ Component, load: () => head }),
  ...over,
});

const Title = styled.h1`
  color: rebeccapurple;
`;

const home = page(
  () => (
    <>
      <Title>市集</Title>
      <Link to={paths.cart()}>cart</Link>
    </>
  ),
  { title: '首页', description: 'say "hi" & <b>bye</b>' },
);

async function render(request: Parameters<typeof aRequest>[0], contents: Parameters<typeof fakeRelease>[0]) {
  const { sink, record } = recordingSink();
  createRenderer(fakeRelease(contents)).render(aRequest(request), sink);
  await record.ended;
  return record;
}

/** Loads with what the api says of the customer. */
const asking = definePage({
  Component: () => null,
  async load(_args, { api }) {
    const { getAccount } = await import('@jishi/api/account');
    await getAccount(api);
    return { title: '' };
  },
});

const onlyHome = { pages: { 'mf_catalog/home': home } };

describe('a page', () => {
  test('is whole HTML in Chinese', async () => {
    const { head, html, isComplete } = await render({ url: '/' }, onlyHome);
    expect(head).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(html()).toMatch(/^<!DOCTYPE html><html lang="zh-CN" data-light="\w+"><head>/);
    expect(html()).toMatch(/<\/html>$/);
    expect(html()).toContain('<title>首页 - 集市</title>');
    expect(html()).toMatch(/<main[^>]*id="main"/);
    expect(html()).toMatch(/<h1[^>]*>市集<\/h1>/);
    expect(html()).toContain('href="/cart"');
    expect(isComplete).toBe(true);
  });

  test('is English under /en, links included', async () => {
    const { html } = await render({ url: '/en' }, onlyHome);
    expect(html()).toContain('<html lang="en-US"');
    expect(html()).toContain('<title>首页 - Jishi</title>');
    expect(html()).toContain('Skip to main content');
    expect(html()).toContain('href="/en/cart"');
  });

  test('bears the name the owner gave the shop, on both sides', async () => {
    const names = { name: '山货', sign: 'Mountain Goods', slogan: '慢慢逛', since: 2024 };
    serve({ 'GET siteMetadata': { description: '小摊位', keywords: '', author: '', ...names } });
    const { html } = await render({ url: '/' }, { pages: { 'mf_catalog/home': page(() => null) } });
    expect(html()).toContain('<title>慢慢逛 - 山货</title>');
    expect(html()).toContain('property="og:site_name" content="山货"');
    expect(html()).toContain('Mountain Goods');
    expect(html()).toContain(`"names":${JSON.stringify(names)}`);
    expect(html()).not.toContain('>集市<');
    serve({ 'GET siteMetadata': { description: '小摊位', keywords: '草莓', author: '集市' } });
  });

  test('tells search engines where it stands', async () => {
    const { html } = await render({ url: '/en?utm=x' }, onlyHome);
    expect(html()).toContain('<link rel="canonical" href="https://shop.test/en" data-page="">');
    expect(html()).toContain('<link rel="alternate" hreflang="zh-CN" href="https://shop.test/" data-page="">');
    expect(html()).toContain('content="say &quot;hi&quot; &amp; &lt;b&gt;bye&lt;/b&gt;"');
  });

  test('tells other sites what to show of it', async () => {
    const product = page(() => null, { title: '包', kind: 'product', preloadImage: { src: '/media/bag.webp' } });
    const { html } = await render({ url: '/' }, { pages: { 'mf_catalog/home': product } });
    expect(html()).toContain('<meta property="og:type" content="product">');
    expect(html()).toContain('<meta property="og:title" content="包">');
    expect(html()).toContain('<meta property="og:url" content="https://shop.test/">');
    expect(html()).toContain('<meta property="og:image" content="https://shop.test/media/bag.webp">');
    expect(html()).toContain('<meta property="og:locale" content="zh_CN">');
    expect(html()).toContain('<meta property="og:image:alt" content="包">');
    expect(html()).not.toContain('og:image:width');
    expect(html()).not.toContain('product:price');
    const priced = page(() => null, { title: '包', kind: 'product', price: [9900, 12_900] });
    const english = (await render({ url: '/en' }, { pages: { 'mf_catalog/home': priced } })).html();
    expect(english).toContain('<meta property="product:price:amount" content="99.00">');
    expect(english).toContain('<meta property="product:price:currency" content="USD">');
    const home = (await render({ url: '/' }, onlyHome)).html();
    expect(home).toContain('content="https://shop.test/social-card.png"');
    expect(home).toContain('<meta property="og:image:width" content="1200">');
    const film = page(() => null, { title: '包', picture: '/media/bag.webp' });
    const { html: withoutHint } = await render({ url: '/' }, { pages: { 'mf_catalog/home': film } });
    expect(withoutHint()).toContain('<meta property="og:image" content="https://shop.test/media/bag.webp">');
    expect(withoutHint()).not.toContain('as="image"');
  });

  test('uses the words of the shop where it has none of its own', async () => {
    const { html } = await render({ url: '/' }, { pages: { 'mf_catalog/home': page(() => null) } });
    expect(html()).toContain('<meta name="description" content="小摊位">');
    expect(html()).toContain('<meta name="keywords" content="草莓">');
    expect(html()).toContain('<meta name="author" content="集市">');
    const own = await render({ url: '/' }, onlyHome);
    expect(own.html().match(/<meta name="description"/g)).toHaveLength(1);
  });

  test('does without them', async () => {
    serve({ 'GET siteMetadata': () => refuse('忙', 50005, 503, 'unavailable') });
    const { html } = await render({ url: '/' }, { pages: { 'mf_catalog/home': page(() => null) } });
    expect(html()).not.toContain('<meta name="description"');
  });

  test('names the files it needs, with their hashes, and leaves it to the loader to request them', async () => {
    const { html } = await render({ url: '/en' }, onlyHome);
    const folder = `/remotes/mf-catalog/${'A'.repeat(16)}`;
    for (const file of ['entry.js', 'expose-home.js', 'expose-messages-en.js']) {
      expect(html()).toContain(`"${folder}/${file}":"sha384-`);
    }
    // What the shell loads later is in its list, not in every page.
    expect(html()).toContain(
      `["/remotes/shell/${'A'.repeat(16)}/texts-en.js","${folder}/entry.js","${folder}/expose-home.js",` +
        `"${folder}/expose-messages-en.js"],["/remotes/shell/1.0.0/files.json","/remotes/mf-catalog/1.0.0/files.json"]])</script>`,
    );
    expect(html()).not.toContain('texts-zh.js');
    expect(html()).not.toContain('messages-zh');
    expect(html()).toContain(`"/remotes/shell/${'A'.repeat(16)}/shell.js":"sha384-`);
    expect(html()).not.toMatch(/<script[^>]* src=|as="(?:script|fetch)"/);
  });

  test('carries the placeholder on every inline script and style, and no style attribute', async () => {
    const { html } = await render({ url: '/' }, onlyHome);
    const inline = [...html().matchAll(/<(?:script|style)\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(inline.length).toBeGreaterThan(3);
    expect(inline.filter((attributes) => !attributes.includes(`nonce="${NONCE}"`))).toEqual([]);
    expect(html()).toContain('rebeccapurple');
    expect(html()).not.toMatch(/ style="/);
  });

  test('has the colours that were chosen', async () => {
    expect((await render({ theme: 'dark' }, onlyHome)).html()).toContain('<html lang="zh-CN" data-theme="dark"');
  });

  test.each([
    ['system', 'screen and (prefers-color-scheme:dark)'],
    ['light', 'not all'],
    ['dark', 'screen'],
  ] as const)('has the dark colours once, and for %s they count where they should', async (theme, media) => {
    const html = (await render({ theme }, onlyHome)).html();
    expect(html).toContain(`<style id="dark" media="${media}" nonce="${NONCE}">`);
    expect(html.match(/--bg-page:/g)).toHaveLength(2);
  });

  const Cross = createIcon('cross', [['path', { d: 'M18 6 6 18', key: 'a' }]]);

  test('has the drawing of an icon once, before what uses it', async () => {
    const pair = page(() => (
      <p>
        <Cross />
        <Cross />
      </p>
    ));
    const html = (await render({}, { pages: { 'mf_catalog/home': pair } })).html();
    expect(html.match(/<path id="cross"/g)).toHaveLength(1);
    expect(html.match(/<use href="#cross">/g)).toHaveLength(2);
    expect(html.indexOf('<svg id="icons" hidden><path')).toBeLessThan(html.indexOf('<div id="root">'));
  });

  test('says of whom a place was drawn', async () => {
    const { html } = await render({ url: '/' }, onlyHome);
    expect(html()).toContain('data-part="mf_catalog" data-version="1.0.0"');
  });
});

test('links of friends come with the page', async () => {
  serve({ 'GET banner': wirePage([aWireBanner({ id: 1, name: '邻摊', url: 'https://friend.test/' })]) });
  const { html } = await render({}, onlyHome);
  expect(html()).toMatch(/<a href="https:\/\/friend\.test\/"[^>]*>邻摊<\/a>/);
});

describe('the outline of parts', () => {
  const owned = () => {
    const release = fakeRelease(onlyHome);
    release.parts['shell']!.declaration.owner = 'Platform';
    release.parts['mf-catalog']!.declaration.owner = 'A "team" of </style>{}';
    return release;
  };
  const draw = async (mayShowParts: boolean, url: string) => {
    const { sink, record } = recordingSink();
    createRenderer({ ...owned(), mayShowParts }).render(aRequest({ url }), sink);
    await record.ended;
    return record;
  };

  test('names part, version and owner, in no cache', async () => {
    const { head, html } = await draw(true, '/en?parts=1');
    expect(html()).toContain('[data-place^="mf_catalog/"]{--part-version:"1.0.0";');
    expect(html()).toContain('--part-owner:"A \\22 team\\22  of \\3c /style\\3e \\7b \\7d ";');
    expect(html()).toContain('"shell · 1.0.0 · Platform · live 7"');
    expect(head?.headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    [false, '/?parts=1'],
    [true, '/'],
    [true, '/?parts=0'],
  ])('allowed %s, asked by %s: not there', async (mayShowParts, url) => {
    const { head, html } = await draw(mayShowParts, url);
    expect(html()).not.toContain('--part-owner');
    expect(head?.headers['cache-control']).toBeUndefined();
  });
});

describe('what is not there', () => {
  test.each([
    ['/nothing', '这个摊位找不到了'],
    ['/en/nothing', 'This page could not be found'],
  ])('%s', async (url, title) => {
    const { head, html } = await render({ url }, onlyHome);
    expect(head?.status).toBe(404);
    expect(html()).toContain(`<title>${title} - `);
    expect(html()).toMatch(/<h1[^>]*>[^<]*(找不到|not be found)/);
    expect(html()).not.toContain('rel="canonical"');
  });

  test('by the word of the page itself', async () => {
    const lost = { ...definePage({ Component: () => null, load: notFound }), path: '/product/detail/:id?' };
    const { head } = await render({ url: '/product/detail/x' }, { pages: { 'mf_catalog/product-detail': lost } });
    expect(head?.status).toBe(404);
  });

  test('a page that answers with another address sends there, in its language', async () => {
    const moved = {
      ...definePage({ Component: () => null, load: () => redirectTo('/coupon/list', 301) }),
      path: '/old',
    };
    const { head } = await render({ url: '/en/old' }, { pages: { 'mf_promotions/coupons': moved } });
    expect(head).toMatchObject({ status: 301, headers: { location: '/en/coupon/list' } });
  });

  test.each([
    ['its own origin as paths', 'https://shop.test', ''],
    ['another origin as they are', 'https://media.test', 'https://media.test'],
  ])('shows pictures of %s', async (_, told, shown) => {
    serve({ 'GET user': aWireUser({ portrait: `${told}/media/users/1.webp` }) });
    const withPicture = definePage({
      Component: () => null,
      async load(_args, { api }) {
        const { getAccount } = await import('@jishi/api/account');
        const { avatar } = await getAccount(api);
        return { title: '', preloadImage: { src: avatar ?? '' } };
      },
    });
    const { html } = await render({ url: '/' }, { pages: { 'mf_catalog/home': withPicture } });
    expect(/<link rel="preload"[^>]*href="([^"]*\.webp)"/.exec(html())?.[1]).toBe(`${shown}/media/users/1.webp`);
  });

  test.each([
    ['unavailable', 503, 503],
    ['rate-limited', 429, 429],
    ['not-found', 404, 404],
    ['unexpected', 500, 500],
  ])('an api that answers %s gives status %d', async (errorClass, apiStatus, status) => {
    serve({ 'GET user': () => refuse('', 0, apiStatus, errorClass) });
    const { head, html, isComplete } = await render({ url: '/' }, { pages: { 'mf_catalog/home': asking } });
    expect(head?.status).toBe(status);
    if (status !== 404) expect(html()).toContain('版本 7 · 请求编号 r-1');
    expect(html()).toContain('</footer>');
    expect(isComplete).toBe(false);
  });
});

describe('the guard', () => {
  const portal = page(() => <h1>mine</h1>, { title: '我的' }, { path: '/user/portal', layout: 'user', guarded: true });
  const guarded = { pages: { 'mf_user_centre/portal': portal } };

  test.each([
    ['/user/portal?tab=1', '/pass/login?from=%2Fuser%2Fportal%3Ftab%3D1'],
    ['/en/user/portal', '/en/pass/login?from=%2Fuser%2Fportal'],
  ])('sends a visitor of %s to sign-in and back', async (url, location) => {
    const { head, chunks } = await render({ url }, guarded);
    expect(head).toMatchObject({ status: 302, headers: { location } });
    expect(chunks).toEqual([]);
  });

  test('lets a customer in, asks for name and cart once, and keeps the token to itself', async () => {
    serve({
      'GET user': aWireUser({ nickname: '小集' }),
      'POST goodIndent/synchronizationInventory': [],
    });
    const { html } = await render(
      { url: '/user/portal', cookie: 'jishi_token=s3cret; jishi_token_type=Bearer' },
      guarded,
    );
    expect(html()).toMatch(/<h1[^>]*>mine/);
    expect(html()).toContain('"nickname":"小集"');
    expect(html()).not.toContain('s3cret');
    const [user] = asked.filter(({ path }) => path === 'user');
    expect(user?.headers.get('authorization')).toBe('Bearer s3cret');
    expect(user?.headers.get('x-internal-key')).toBe('inside');
    expect(user?.headers.get('x-release')).toBe('7');
  });

  test('an expired token is neither used nor renewed: the browser does that', async () => {
    const cookie = `jishi_token=old; jishi_expires_in=${Date.now() - 1000}`;
    const { head, html } = await render({ url: '/user/portal', cookie }, guarded);
    expect(head?.status).toBe(200);
    expect(html()).toContain('"isStale":true');
    expect(html()).not.toContain('mine');
    expect(asked.filter(({ path }) => !['banner', 'siteConfig', 'siteMetadata'].includes(path))).toEqual([]);
  });

  test('so is one the api no longer knows', async () => {
    serve({
      'GET user': () => refuse('Unauthenticated.', 0, 500),
      'POST goodIndent/synchronizationInventory': () => refuse('Unauthenticated.', 0, 500),
    });
    const { html } = await render({ url: '/user/portal', cookie: 'jishi_token=revoked' }, guarded);
    expect(html()).toContain('"isStale":true');
  });
});

describe('blocks and their data', () => {
  const blockOf = (load: () => Promise<string>) => {
    function Block() {
      useApi();
      const { data } = useSuspenseQuery({ queryKey: ['blocks'], queryFn: load });
      return <p>{data}</p>;
    }
    return page(() => (
      <Suspense fallback={<p>soon</p>}>
        <Block />
      </Suspense>
    ));
  };

  test('a fast block is plain HTML in the first flush', async () => {
    const { chunks } = await render({}, { pages: { 'mf_catalog/home': blockOf(async () => 'here at once') } });
    expect(chunks[0]).toContain('<p>here at once</p>');
    expect(chunks[0]).not.toContain('soon');
  });

  test('one that throws is left to the browser, and the host is told whose it is', async () => {
    const broken = new Error('no price');
    const { faults, isComplete, html } = await render(
      {},
      {
        pages: {
          'mf_catalog/home': blockOf(async () => {
            throw broken;
          }),
        },
      },
    );
    expect(isComplete).toBe(false);
    expect(html()).toMatch(/<\/html>$/);
    expect(faults).toEqual([{ error: broken, components: expect.stringContaining('at ') }]);
  });

  test('one that is still open when the page is ended is no fault', async () => {
    const { sink, record } = recordingSink();
    const never = new Promise<string>(() => undefined);
    const renderer = createRenderer(fakeRelease({ pages: { 'mf_catalog/home': blockOf(() => never) } }));
    const job = renderer.render(
      aRequest(),
      new Proxy(sink, {
        get: (target, name) =>
          name === 'chunk'
            ? (bytes: Uint8Array) => {
                job.abort('deadline');
                return target.chunk(bytes);
              }
            : Reflect.get(target, name),
      }),
    );
    await record.ended;
    expect([record.isComplete, record.faults]).toEqual([false, []]);
  });

  test('a slow one comes later: its data stands before the script that shows it', async () => {
    const block = Promise.withResolvers<string>();
    const { sink, record } = recordingSink();
    createRenderer(fakeRelease({ pages: { 'mf_catalog/home': blockOf(() => block.promise) } })).render(
      aRequest(),
      new Proxy(sink, {
        get: (target, name) =>
          name === 'chunk'
            ? (bytes: Uint8Array) => {
                block.resolve('here later'); // only after something was sent
                return target.chunk(bytes);
              }
            : Reflect.get(target, name),
      }),
    );
    await record.ended;
    expect(record.chunks[0]).toContain('<p>soon</p>');
    expect(record.chunks[0]).not.toContain('here later');
    const late = record.chunks.slice(1).join('');
    const data = late.indexOf('push([["blocks"],"here later"])');
    expect(data).toBeGreaterThan(-1);
    expect(late.indexOf('<p>here later</p>')).toBeGreaterThan(data);
    expect(record).toMatchObject({ isComplete: true, isInOnePiece: false });
  });

  test('nobody waits for a copy that is kept: it is written once a slow block is there', async () => {
    const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 300, 'here in time'));
    const record = await render({ inOnePiece: true }, { pages: { 'mf_catalog/home': blockOf(slow) } });
    expect(record.chunks[0]).toContain('<p>here in time</p>');
    expect(record.html()).not.toContain('$RC');
    expect(record).toMatchObject({ isComplete: true, isInOnePiece: true });
  });

  test('no text of the data ends its script', async () => {
    const evil = '</script><script>alert(1)</script>';
    const { html } = await render({}, { pages: { 'mf_catalog/home': blockOf(async () => evil) } });
    expect(html()).not.toContain('<script>alert');
    expect(html()).toContain('\\u003c/script>');
  });

  test('a failed one is left to the browser, and such a page is not kept for others', async () => {
    const failing = blockOf(() => Promise.reject(new Error('down')));
    const { head, html, isComplete } = await render({}, { pages: { 'mf_catalog/home': failing } });
    expect(head?.status).toBe(200);
    expect(html()).toContain('<p>soon</p>');
    expect(isComplete).toBe(false);
  });

  test.each(['deadline', 'gone'] as const)('a page that is ended (%s) closes with its open places', async (reason) => {
    const never = new Promise<string>(() => undefined);
    const { sink, record } = recordingSink();
    const job = createRenderer(fakeRelease({ pages: { 'mf_catalog/home': blockOf(() => never) } })).render(
      aRequest(),
      new Proxy(sink, {
        get: (target, name) =>
          name === 'chunk'
            ? (bytes: Uint8Array) => {
                queueMicrotask(() => job.abort(reason));
                return target.chunk(bytes);
              }
            : Reflect.get(target, name),
      }),
    );
    await record.ended;
    expect(record.html()).toMatch(/<\/html>$/);
    expect(record.isComplete).toBe(false);
  });

  test('a page that is ended before it began gives up its calls and fails', async () => {
    const isAsked = Promise.withResolvers<void>();
    serve({
      'GET user': () => {
        isAsked.resolve();
        return new Promise<never>(() => undefined);
      },
    });
    const { sink, record } = recordingSink();
    const job = createRenderer(fakeRelease({ pages: { 'mf_catalog/home': asking } })).render(aRequest(), sink);
    await isAsked.promise;
    job.abort('deadline');
    await record.ended;
    expect(record.error).toBeInstanceOf(Error);
    expect(record.chunks).toEqual([]);
  });
});

describe('fragments', () => {
  const withStrip = page(() => (
    <RemoteFragment id="mf_promotions/flash-sale-strip" props={{ limit: 5 }} fallback={<p>soon</p>} />
  ));

  test('of another part are drawn inside the page', async () => {
    const { html } = await render(
      {},
      {
        pages: { 'mf_catalog/home': withStrip },
        fragments: {
          'mf_promotions/flash-sale-strip': { Component: ({ limit }: { limit: number }) => <p>{limit} sales</p> },
        },
      },
    );
    expect(html()).toContain('data-part="mf_promotions"');
    expect(html()).toMatch(/<p>5(<!-- -->)? sales<\/p>/);
  });

  const strips = { 'mf_promotions/flash-sale-strip': { Component: () => <p>five sales</p> } };

  test('of a part whose code must not run are left to the browser, and the page is kept for nobody', async () => {
    const contents = { pages: { 'mf_catalog/home': withStrip }, fragments: strips };
    const { html, isComplete } = await render({ without: ['mf-promotions'] }, contents);
    expect(html()).toContain('soon');
    expect(html()).not.toContain('five sales');
    expect(isComplete).toBe(false);
  });

  test('are drawn in the frame of a page whose own part must not run', async () => {
    const load = vi.fn();
    const contents = { pages: { 'mf_catalog/home': { ...home, load } } };
    const { head, html, isComplete } = await render({ without: ['mf-catalog'] }, contents);
    expect([head?.status, isComplete]).toEqual([200, false]);
    expect(html()).toMatch(/<main[^>]*id="main"/);
    expect(html()).toContain('content="noindex');
    expect(html()).toMatch(/<\/html>$/);
    expect(load).not.toHaveBeenCalled();
  });

  test('the release does not have leave nothing behind', async () => {
    const { html } = await render({}, { pages: { 'mf_catalog/home': withStrip } });
    expect(html()).not.toContain('soon');
    expect(html()).not.toContain('mf_promotions');
  });
});

test('two customers in two languages at once see nothing of each other', async () => {
  serve({
    'GET user': ({ headers }) => aWireUser({ nickname: `customer ${headers.get('authorization')}` }),
    'POST goodIndent/synchronizationInventory': [],
  });
  const who = page(() => {
    const customer = useSession((state) => state.customer);
    const lines = useCart((state) => state.lines.length);
    return (
      <h1>
        {customer?.nickname} {lines}
      </h1>
    );
  });
  const renderer = createRenderer(fakeRelease({ pages: { 'mf_catalog/home': who } }));
  const visits = ['one', 'two', 'three', 'four'].map(async (token, index) => {
    const { sink, record } = recordingSink();
    renderer.render(aRequest({ url: index % 2 ? '/en' : '/', cookie: `jishi_token=${token}` }), sink);
    await record.ended;
    return record.html();
  });
  const pages = await Promise.all(visits);
  for (const [index, html] of pages.entries()) {
    const names = new Set([...html.matchAll(/customer Bearer (\w+)/g)].map(([, name]) => name));
    expect([...names]).toEqual([['one', 'two', 'three', 'four'][index]]);
    expect(html).toContain(index % 2 ? 'lang="en-US"' : 'lang="zh-CN"');
  }
});
