import { describe, expect, it } from 'vitest';
import { payload, recordedClient, unknownRoute } from '../testing/recorded-client.ts';
import carousel from './fixtures/carousel.json';
import features from './fixtures/features.json';
import languages from './fixtures/languages.json';
import service from './fixtures/service.json';
import signIn from './fixtures/sign-in-banner.json';
import { toBannerLink } from './mapping.ts';
import {
  getFeatures,
  getServiceContact,
  getSiteConfig,
  getSiteMetadata,
  isLicensed,
  listBanners,
  listFriendLinks,
  listLanguages,
} from './requests.ts';
import { featureNames } from './wire.ts';

describe('banners', () => {
  it('of the carousel, with paths of the website', async () => {
    const { client, calls } = recordedClient({ 'GET banner': carousel });
    expect((await listBanners(client, 'home-carousel')).map(({ name, link }) => [name, link])).toEqual([
      ['轮播一', { kind: 'page', path: '/product/detail/1' }],
      ['轮播二', { kind: 'page', path: '/product/detail/4' }],
      ['轮播三', null],
    ]);
    expect(calls[0]?.params).toEqual({ type: 0, state: 0, sort: '+sort', limit: 5 });
  });

  it('of the sign-in page only when there is exactly one', async () => {
    const { client } = recordedClient({ 'GET banner': signIn });
    expect(await listBanners(client, 'sign-in')).toHaveLength(1);
    const two = payload({ ...signIn.body.message, total: 2 });
    expect(await listBanners(recordedClient({ 'GET banner': two }).client, 'sign-in')).toEqual([]);
  });

  it('as text and objects, when the server sends them', async () => {
    const own = {
      title: '赶早市',
      subtitle: '',
      button: '去看水果',
      tint: 'jade',
      pictures: ['/media/objects/1.webp'],
    };
    const data = [
      { id: 1, name: '赶早市', ...own },
      { id: 2, name: '无底色', ...own, tint: 'pink' },
      { id: 3, name: '只有图', ...own, pictures: [] },
    ];
    const { client } = recordedClient({ 'GET banner': payload({ data, total: 3 }) });
    const stages = (await listBanners(client, 'home-carousel')).map(({ stage }) => stage);
    const objects = [{ url: '/media/objects/1.webp', tag: null }];
    expect(stages).toEqual([
      { title: '赶早市', subtitle: null, buttonLabel: '去看水果', tint: 'jade', objects },
      { title: '赶早市', subtitle: null, buttonLabel: '去看水果', tint: 'cinnabar', objects },
      null,
    ]);
  });

  it('with price tags of the objects that are for sale', async () => {
    const own = { id: 1, title: '赶早市', pictures: ['/a.webp', '/b.webp', '/c.webp'] };
    const tags = [null, { good_id: 1013, name: '樱桃', price: 79.9 }];
    const { client } = recordedClient({ 'GET banner': payload({ data: [{ ...own, tags }], total: 1 }) });
    const [banner] = await listBanners(client, 'home-carousel');
    expect(banner?.stage?.objects.map(({ tag }) => tag)).toEqual([
      null,
      { productId: '1013', name: '樱桃', price: 7990 },
      null,
    ]);
  });

  it('of the footer that lead somewhere', async () => {
    const data = [
      { id: 1, name: '友链', url: 'https://friend.example/' },
      { id: 2, name: '空', url: null },
      { id: 3, name: '坏', url: 'javascript:alert(1)' },
    ];
    const { client } = recordedClient({ 'GET banner': payload({ data, total: 3 }) });
    expect(await listFriendLinks(client)).toEqual([{ name: '友链', url: 'https://friend.example/' }]);
  });

  it.each([
    ['https://a.example/x', { kind: 'external', url: 'https://a.example/x' }],
    ['/seckill/list', { kind: 'page', path: '/seckill/list' }],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
  ])('%s', (url, link) => {
    expect(toBannerLink(url)).toEqual(link);
  });
});

describe('features', () => {
  const path = `POST verifyPlugin/${Object.values(featureNames).join(',')}`;

  it('are off unless the answer names them', async () => {
    const answer = await getFeatures(recordedClient({ [path]: features }).client);
    expect(Object.values(answer)).toEqual(Array(13).fill(false));
  });

  it('are on by their wire name', async () => {
    const answer = payload({ seckill: true, comment: 1, article: '1', license: false });
    expect(await getFeatures(recordedClient({ [path]: answer }).client)).toMatchObject({
      'flash-sales': true,
      reviews: true,
      articles: true,
      licence: false,
      coupons: false,
    });
  });

  it('are all off after a failure', async () => {
    const { client, calls } = recordedClient({});
    expect((await getFeatures(client)).coupons).toBe(false);
    expect(calls[0]?.options).toMatchObject({ silent: true, anonymous: true });
  });
});

it.each([
  ['yes', { 'GET commercialLicense': payload(true) }, true],
  ['no', { 'GET commercialLicense': payload(false) }, false],
  ['older: yes', { 'GET commercialLicense': unknownRoute, 'GET authorization': payload('1') }, true],
  ['older: no', { 'GET commercialLicense': unknownRoute, 'GET authorization': payload('-1') }, false],
  ['older: unknown', { 'GET commercialLicense': unknownRoute, 'GET authorization': payload(false) }, false],
  ['neither call', { 'GET commercialLicense': unknownRoute }, null],
  ['offline', {}, null],
])('licence: %s', async (_title, recordings, expected) => {
  expect(await isLicensed(recordedClient(recordings).client)).toBe(expected);
});

it('reads languages', async () => {
  const found = await listLanguages(recordedClient({ 'GET lang': languages }).client);
  expect(found.every(({ code, name }) => code && name)).toBe(true);
});

it('reads how to reach customer service and hides what is missing', async () => {
  const { client } = recordedClient({ 'GET serviceConfig': service });
  expect(Object.keys(await getServiceContact(client))).toEqual(['url', 'companyId', 'qrPicture']);
  const nothing = recordedClient({ 'GET serviceConfig': payload([]) });
  expect(await getServiceContact(nothing.client)).toEqual({ url: null, companyId: null, qrPicture: null });
  const unsafe = recordedClient({ 'GET serviceConfig': payload({ url: 'javascript:x', id: 3, img: '/q.webp' }) });
  expect(await getServiceContact(unsafe.client)).toEqual({ url: null, companyId: '3', qrPicture: '/q.webp' });
});

it('reads a page of the shop as the way to customer service', async () => {
  const page = recordedClient({ 'GET serviceConfig': payload({ url: '/article/list', id: null, img: null }) });
  expect((await getServiceContact(page.client)).url).toBe('/article/list');
});

describe('what the frame shows', () => {
  const read = (answer: unknown) => getSiteConfig(recordedClient({ 'GET siteConfig': payload(answer) }).client);

  it('is read as codes, texts and where events go', async () => {
    const codes = {
      mini_program: { url: null, img: '/media/mini.webp' },
      h5: { url: '/', img: null },
      app: { url: 'https://app.example/get', img: null },
    };
    expect(
      await read({ codes, icp: '京ICP备1号', notice: '演示', events: { sink: 'endpoint', url: '/collect' } }),
    ).toEqual({
      promises: [],
      payments: null,
      codes: {
        'mini-program': { kind: 'picture', url: '/media/mini.webp' },
        'mobile-web': { kind: 'page', path: '/' },
        app: { kind: 'address', url: 'https://app.example/get' },
      },
      registration: '京ICP备1号',
      notice: '演示',
      events: { kind: 'endpoint', path: '/collect' },
    });
  });

  it.each([
    [{ sink: 'data-layer', url: null }, { kind: 'data-layer' }],
    [{ sink: 'endpoint', url: 'https://elsewhere.example' }, { kind: 'none' }],
    [{ sink: 'endpoint', url: '//elsewhere.example' }, { kind: 'none' }],
    [{ sink: 'news', url: '/x' }, { kind: 'none' }],
    [null, { kind: 'none' }],
  ])('sends events by %j', async (events, sink) => {
    expect((await read({ events })).events).toEqual(sink);
  });

  it('hides codes that are missing', async () => {
    expect((await read({ codes: { h5: {}, app: { url: 'javascript:x' } } })).codes).toEqual({
      'mini-program': null,
      'mobile-web': null,
      app: null,
    });
  });
});

it('reads what the shop says of itself', async () => {
  const { client } = recordedClient({ 'GET siteMetadata': payload({ description: '集市', keywords: null }) });
  expect(await getSiteMetadata(client)).toEqual({
    description: '集市',
    keywords: '',
    author: '',
    names: null,
    festival: null,
  });
  const known = { name: '山货', sign: null, slogan: '慢慢逛', since: '2024' };
  const { client: newer } = recordedClient({ 'GET siteMetadata': payload(known) });
  expect((await getSiteMetadata(newer)).names).toEqual({ name: '山货', sign: '', slogan: '慢慢逛', since: 2024 });
});

it.each([
  ['lantern', 'lantern'],
  ['mid-autumn', 'mid-autumn'],
  ['unheard-of', null],
  [null, null],
])('of the festival %s: %s', async (festival, read) => {
  const { client } = recordedClient({ 'GET siteMetadata': payload({ festival }) });
  expect((await getSiteMetadata(client)).festival).toBe(read);
});

it('reads promises and ways to pay, and leaves out what it does not know', async () => {
  const promises = [
    { kind: 'returns', title: '14 天退货', text: '' },
    { kind: 'unheard-of', title: '别的', text: null },
  ];
  const { client } = recordedClient({ 'GET siteConfig': payload({ promises, payments: ['scan', 'cash', 'balance'] }) });
  expect(await getSiteConfig(client)).toMatchObject({
    promises: [{ kind: 'returns', title: '14 天退货', text: null }],
    payments: ['wechat', 'balance'],
  });
});
