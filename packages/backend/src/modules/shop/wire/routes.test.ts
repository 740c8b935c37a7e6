import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { banners, configs, products, projects, resources } from '../../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../../testing/index.ts';

type Page = { data: Record<string, unknown>[]; total: number };

describeInTurn('shop data', (shop) => {
  describe('banners', () => {
    beforeAll(async () => {
      await shop()
        .db.insert(banners)
        .values([
          { id: 1, type: 'carousel', name: { zh: '二', en: 'Two' }, sort: 2, url: '/pages/product/detail?id=1' },
          { id: 2, type: 'carousel', name: { zh: '一' }, sort: 1 },
          { id: 3, type: 'carousel', name: { zh: '隐藏' }, sort: 0, state: 'hidden' },
          { id: 4, type: 'friend-link', name: { zh: '友链', en: 'Friend' }, url: 'https://example.com' },
        ]);
      const picture = { imageType: 'banner', imageId: 1, depict: 'banner_1', img: '/media/b1.webp' };
      await shop().db.insert(resources).values(picture);
    });

    const list = async (query: string, lang = 'zh') => (await shop().get<Page>(`banner?${query}`, { lang })).message;

    it('are filtered by kind and state and sorted, whatever way the plus arrives', async () => {
      for (const sort of ['+sort', '%2Bsort', 'sort']) {
        const page = await list(`limit=5&type=0&state=0&sort=${sort}`);
        expect(page.data.map((row) => row['name'])).toEqual(['一', '二']);
      }
      expect((await list('type=0&state=0&sort=-sort')).data.map((row) => row['name'])).toEqual(['二', '一']);
      expect((await list('limit=1&type=3')).total).toBe(1);
    });

    it('carry their picture and labels', async () => {
      const { data } = await list('type=0&state=0', 'en');
      expect(data).toHaveLength(1);
      expect(data[0]).toMatchObject({
        lang: 'en',
        name: 'Two',
        type_show: 'Home carousel',
        state_show: 'Shown',
        resources: { img: '/media/b1.webp', depict: 'banner_1', image_type: 'App\\Models\\v1\\Banner' },
      });
    });
  });

  it('banners price the goods on them, as long as they are for sale', async () => {
    const product = { stock: 5, marketPrice: 0, costPrice: 0 };
    await shop()
      .db.insert(products)
      .values([
        { ...product, id: 901, key: 'T901', number: 'T901', price: 0, orderPrice: 6990, shelf: 'on' },
        { ...product, id: 902, key: 'T902', number: 'T902', price: 100, orderPrice: 100, shelf: 'off' },
      ]);
    const pictures = ['/media/a.webp', '/media/b.webp', '/media/c.webp'];
    const tags = [
      { good: 902, name: { zh: '下架', en: 'Gone' } },
      { good: 901, name: { zh: '草莓', en: 'Berries' } },
      { good: 901, name: { zh: '只有中文' } },
    ];
    await shop()
      .db.insert(banners)
      .values({ id: 9, type: 'advertisement', name: { zh: '摊', en: 'Stall' }, content: { pictures, tags } });
    const list = async (lang: string) => (await shop().get<Page>('banner?type=1', { lang })).message.data[0];
    expect(await list('zh')).toMatchObject({
      tags: [null, { good_id: 901, name: '草莓', price: 69.9 }, { good_id: 901, name: '只有中文', price: 69.9 }],
    });
    expect(await list('en')).toMatchObject({ tags: [null, { good_id: 901, name: 'Berries', price: 69.9 }, null] });
  });

  it('lists the languages, also with a token that has expired', async () => {
    const response = await shop().get('lang', { as: 'x'.repeat(43) });
    expect(response.message).toEqual([
      { name: '简体中文', code: 'zh' },
      { name: 'English', code: 'en' },
    ]);
  });

  it('answers the first project, whatever the id, or null', async () => {
    expect((await shop().get('project/9')).message).toBeNull();
    await shop()
      .db.insert(projects)
      .values({ name: '首页', pages: [{ type: 'home' }], config: { theme: '#fff' } });
    expect((await shop().get('project/9')).message).toMatchObject({ name: '首页', pages: [{ type: 'home' }] });
  });

  it('tells how to reach customer service, to customers', async () => {
    expect((await shop().get('serviceConfig')).status).toBe(500);
    const as = await shop().aCustomer();
    expect((await shop().get('serviceConfig', { as })).message).toEqual({ url: null, id: null, img: null });
    const value = { url: 'https://service.example', id: 'corp', img: null };
    await shop().db.insert(configs).values({ key: 'shop.service', value });
    expect((await shop().get('serviceConfig', { as })).message).toEqual(value);
  });

  it('tells what the frame shows, in the language asked for', async () => {
    const none = { url: null, img: null };
    expect((await shop().get('siteConfig')).message).toEqual({
      codes: { mini_program: none, h5: { url: '/', img: null }, app: none },
      icp: null,
      notice: null,
      events: { sink: 'none', url: null },
      map: null,
      promises: [
        { kind: 'delivery', title: '包邮到家', text: null },
        { kind: 'price', title: '天天低价', text: null },
        { kind: 'returns', title: '7 天无理由退货', text: null },
        { kind: 'genuine', title: '正品保障', text: null },
      ],
      payments: ['balance', 'scan', 'online'],
    });
    const codes = { mini_program: { url: null, img: '/media/mini.webp' }, h5: none, app: none };
    await shop()
      .db.insert(configs)
      .values([
        { key: 'shop.codes', value: codes },
        { key: 'shop.icp', value: '京ICP备1号' },
        { key: 'shop.demo_notice', value: { zh: '演示', en: 'Demo' } },
        { key: 'shop.events', value: { sink: 'endpoint', url: '/collect' } },
        { key: 'shop.map', value: { tiles: '/tiles/{z}/{x}/{y}.png', attribution: { zh: '示例', en: 'Example' } } },
      ]);
    expect((await shop().get('siteConfig', { lang: 'en' })).message).toMatchObject({
      codes,
      icp: '京ICP备1号',
      notice: 'Demo',
      events: { sink: 'endpoint', url: '/collect' },
      map: { tiles: '/tiles/{z}/{x}/{y}.png', attribution: 'Example', max_zoom: 18 },
    });
  });

  it('describes the shop to search engines', async () => {
    expect((await shop().get('siteMetadata')).message).toEqual({
      description: expect.stringContaining('合规标签'),
      keywords: expect.stringContaining('营收分析'),
      author: '集市',
      name: '集市',
      sign: 'Jishi Market',
      slogan: '热热闹闹，实实在在',
      since: null,
      festival: null,
    });
    const value = { zh: ['草莓', '茶'], en: ['strawberries', 'tea'] };
    await shop()
      .db.insert(configs)
      .values([
        { key: 'site_metadata.keywords', value },
        { key: 'shop.festival', value: 'lantern' },
      ]);
    expect((await shop().get('siteMetadata', { lang: 'en' })).message).toMatchObject({
      description: expect.stringContaining('compliance-label'),
      keywords: 'strawberries,tea',
      festival: 'lantern',
    });
  });

  it('sends no events to another site', async () => {
    const value = { sink: 'endpoint', url: '//elsewhere.example' };
    await shop().db.update(configs).set({ value }).where(eq(configs.key, 'shop.events'));
    const { message } = await shop().get<{ events: unknown }>('siteConfig');
    expect(message.events).toEqual({ sink: 'none', url: null });
  });

  it('takes pictures of maps from no other site', async () => {
    const value = { tiles: 'https://elsewhere.example/{z}/{x}/{y}.png' };
    await shop().db.update(configs).set({ value }).where(eq(configs.key, 'shop.map'));
    expect((await shop().get<{ map: unknown }>('siteConfig')).message.map).toBeNull();
  });

  it('tells its licence and features without a key', async () => {
    const headers = { 'apply-secret': '' };
    expect((await shop().get('commercialLicense', { headers })).message).toBe(true);
    expect((await shop().get('authorization', { headers })).message).toBe('1');
    const response = await shop().post('verifyPlugin/seckill,coupon,demo,unknown', {}, { headers });
    expect(response.message).toEqual({ seckill: true, coupon: true, demo: true, unknown: false });
    expect(await shop().post('verifyPlugin/%20,', {}, { headers })).toMatchObject({ status: 401, code: 50003 });
    expect(await shop().post('verifyPlugin/', {}, { headers })).toMatchObject({ status: 401, code: 50003 });
  });
});

describeInTurn(
  'codes above the header',
  (shop) => {
    it.each([
      ['https://shop.example/en/app?x=1', '/en/app?x=1'],
      ['https://shop.example', '/'],
      ['https://shop.example.evil.example/app', 'https://shop.example.evil.example/app'],
      ['https://other.example/app', 'https://other.example/app'],
      ['/app', '/app'],
      [null, null],
    ])('that say %s lead to %s', async (url, told) => {
      const none = { url: null, img: null };
      const value = { mini_program: none, h5: { url, img: null }, app: none };
      await shop()
        .db.insert(configs)
        .values({ key: 'shop.codes', value })
        .onConflictDoUpdate({ target: configs.key, set: { value } });
      const { message } = await shop().get<{ codes: { h5: { url: string | null } } }>('siteConfig');
      expect(message.codes.h5.url).toBe(told);
    });
  },
  { SHOP_PUBLIC_ORIGIN: 'https://shop.example' },
);
