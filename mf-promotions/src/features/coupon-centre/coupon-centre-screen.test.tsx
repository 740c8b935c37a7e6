import {
  expectRetry,
  expectShape,
  refuse,
  renderInShop,
  screen,
  shopServer,
  waitFor,
  wirePage,
  within,
} from '@jishi/testing';
import { aWireCategory } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { aWireCoupon } from '../../testing/a-coupon.ts';
import { CouponCentreScreen } from './coupon-centre-screen.tsx';

const LIST = 'GET coupon';
const counts = { upcoming: 1, underway: 3, finished: 2 };
const centre = (rows: object[], total = rows.length, over: object = {}) => ({
  ...wirePage(rows, total, 12),
  counts,
  server_time: '2026-11-20 16:00:00',
  turns_at: null,
  ...over,
});
const thirty = aWireCoupon(1, { name: '满减券', residue: 62 });
const server = shopServer({
  [LIST]: centre([thirty]),
  'GET goodCategory': [
    aWireCategory({ id: 1, name: '水果', children: [aWireCategory({ id: 11, name: '草莓', pid: 1 })] }),
    aWireCategory({ id: 2, name: '蔬菜' }),
  ],
  'GET coupon/user/count': 5,
});
const customer = { nickname: '小满', phone: '13800000001', portrait: null };

beforeEach(() => sessionStorage.clear());
const draw = (query = '', options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<CouponCentreScreen />, {
    path: `/coupon/list${query}`,
    route: '/coupon/list',
    // A day on which none of these coupons begins or ends.
    now: () => Date.parse('2026-11-20T16:00:00+08:00'),
    texts: { mf_promotions: options.lang === 'en' ? en : zh },
    ...options,
  });
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('article')!);
};
const listsAsked = () =>
  server.asked.filter(({ method, path }) => method === 'GET' && path === 'coupon').map(({ query }) => String(query));
const claims = () => server.asked.filter(({ method, path }) => method === 'POST' && path === 'coupon');

describe('the coupon centre', () => {
  it('shows what a coupon is worth, from when on, for what, how long and what is left', async () => {
    const { container } = draw();
    expect(screen.getByRole('heading', { level: 1, name: '领券中心' })).toBeInTheDocument();
    const one = await card('满减券');
    expect(container.querySelector('article')).toHaveTextContent('¥30 满 ¥199 可用');
    expect(one.getByRole('link', { name: '全场商品可用' })).toHaveAttribute('href', '/product/list?coupon=1');
    expect(one.getByText('2026.11.01 – 2026.11.30')).toBeInTheDocument();
    expect(one.getByText('剩 62%')).toBeInTheDocument();
    expect(one.getByRole('button', { name: '登录后领取 满减券' })).toHaveAccessibleDescription('¥30 满 ¥199 可用');
  });

  it.each([
    [{ type: 3, cost: 1000, sill: '' }, 'zh', '9 折 无门槛'],
    [{ type: 3, cost: 1500, sill: 9900 }, 'zh', '8.5 折 满 ¥99 可用'],
    [{ type: 3, cost: 1500, sill: 9900 }, 'en', '15% off On orders over $99'],
    [{ type: 2, cost: 100, cost_max: 2000, sill: 5000 }, 'zh', '¥1–20 满 ¥50 可用'],
    [{ cost: 990, sill: 100_000 }, 'en', '$9.9 On orders over $1,000'],
  ] as const)('writes %j in %s', async (over, lang, text) => {
    server.serve({ [LIST]: centre([aWireCoupon(1, over)]) });
    const { container } = draw('', { lang });
    await screen.findByRole('heading', { level: 2 });
    expect(container.querySelector('article')).toHaveTextContent(text);
  });

  it('names categories and leads to them, those below another one left out', async () => {
    server.serve({ [LIST]: centre([aWireCoupon(4, { name: '果蔬券', scope_type: 1, scope_ids: [1, 11, 2] })]) });
    draw();
    const one = await card('果蔬券');
    expect(await one.findByRole('link', { name: '水果' })).toHaveAttribute(
      'href',
      `/product/list/1?name=${encodeURIComponent('水果')}`,
    );
    expect(one.getByRole('link', { name: '蔬菜' })).toBeInTheDocument();
    expect(one.queryByRole('link', { name: '草莓' })).not.toBeInTheDocument();
  });

  it('leads to named products, and nowhere without a list of products', async () => {
    server.serve({ [LIST]: centre([aWireCoupon(5, { name: '好物券', scope_type: 2, scope_ids: [7] })]) });
    const { unmount } = draw();
    expect((await card('好物券')).getByRole('link', { name: '限指定商品' })).toHaveAttribute(
      'href',
      '/product/list?coupon=5',
    );
    unmount();
    draw('', { has: () => false });
    expect((await card('好物券')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('has tabs with numbers that stand in the address, and pages', async () => {
    server.serve({ [LIST]: centre([thirty], 30) });
    const { user, router } = draw();
    await card('满减券');
    const tabs = within(screen.getByRole('navigation', { name: '优惠券状态' }));
    expect(tabs.getByRole('link', { name: '进行中 3' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/coupon/list?page=2');
    await user.click(tabs.getByRole('link', { name: '已结束 2' }));
    expect(router.state.location.search).toBe('?state=finished');
    await waitFor(() => expect(listsAsked()).toContain('page=1&limit=12&state=2&gone=1'));
    expect(listsAsked()[0]).toBe('page=1&limit=12&state=1&gone=1');
  });

  it.each([
    [{ residue: 0 }, '已领完', '已经领完了'],
    [{ state: 0, start_time: '2026-12-01 10:00:00' }, '未开始', '12月1日 10:00 开始'],
  ])('says why %j cannot be claimed', async (over, label, reason) => {
    server.serve({ [LIST]: centre([aWireCoupon(1, { name: '券', ...over })]) });
    draw();
    const one = await card('券');
    expect(one.getByRole('button', { name: `${label} 券` })).toBeDisabled();
    expect(one.getByText(reason)).toBeInTheDocument();
  });

  it('offers nothing of one that has ended, whoever had it', async () => {
    server.serve({ [LIST]: centre([aWireCoupon(1, { name: '券', state: 2, user_coupon_count: 1 })]) });
    draw('?state=finished', { customer });
    const one = await card('券');
    expect(one.getByText('活动已结束')).toBeInTheDocument();
    expect(one.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says how many a customer has had, and leads on with what was claimed', async () => {
    const rows = [
      aWireCoupon(1, { name: '两张券', limit_get: 2, user_coupon_count: 1 }),
      aWireCoupon(2, { name: '一张券', limit_get: 1, user_coupon_count: 1 }),
    ];
    server.serve({ [LIST]: centre(rows) });
    draw('', { customer });
    const two = await card('两张券');
    expect(two.getByText(/已领 1\/2 张/)).toBeInTheDocument();
    expect(two.getByRole('button', { name: '再领一张 两张券' })).toBeEnabled();
    const once = await card('一张券');
    expect(once.getByText('已领取')).toBeInTheDocument();
    expect(once.getByRole('link', { name: '去使用 一张券' })).toHaveAttribute('href', '/product/list?coupon=2');
    expect(await screen.findByRole('link', { name: '我的优惠券 5 张' })).toHaveAttribute('href', '/user/coupon/list');
  });

  it('leads to the own coupons also while nobody knows how many there are', async () => {
    server.serve({ 'GET coupon/user/count': refuse('', 0, 503, 'unavailable') });
    draw('', { customer });
    const link = await screen.findByRole('link', { name: '我的优惠券' });
    await waitFor(() => expect(server.asked.some(({ path }) => path === 'coupon/user/count')).toBe(true));
    expect(link).toHaveAttribute('href', '/user/coupon/list');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('counts few pieces one by one', async () => {
    server.serve({ [LIST]: centre([aWireCoupon(1, { name: '券', residue: 3 })]) });
    draw();
    expect((await card('券')).getByText('仅剩 3 张')).toBeInTheDocument();
  });

  it('tells search engines of what can be had', async () => {
    const { container } = draw('', { lang: 'en' });
    await screen.findByRole('heading', { level: 2 });
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
    );
    expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'OfferCatalog']);
    expect(data[1]).toMatchObject({
      itemListElement: [
        { '@type': 'Offer', validFrom: '2026-10-31T16:00:00.000Z', validThrough: '2026-11-30T15:59:59.000Z' },
      ],
    });
  });
});

describe('claiming', () => {
  it('claims once by one press, says so and shows it', async () => {
    server.serve({
      'POST coupon': () => {
        server.serve({ [LIST]: centre([{ ...thirty, user_coupon_count: 1 }]) });
        return 'ok';
      },
    });
    const { user, messages } = draw('', { customer });
    await user.dblClick((await card('满减券')).getByRole('button', { name: '领取 满减券' }));
    expect(await (await card('满减券')).findByText('已领取')).toBeInTheDocument();
    expect(claims().map(({ body }) => body)).toEqual([{ id: 1 }]);
    expect(messages).toMatchObject([{ kind: 'success' }]);
  });

  it('tries again under the same key when nobody knows what came of it', async () => {
    server.serve({ 'POST coupon': refuse('', 0, 503, 'unavailable') });
    const { user, messages } = draw('', { customer });
    const press = async () => user.click((await card('满减券')).getByRole('button', { name: '领取 满减券' }));
    await press();
    await waitFor(() => expect(messages).toMatchObject([{ kind: 'error' }]));
    server.serve({ 'POST coupon': 'ok' });
    await press();
    await waitFor(() => expect(messages).toMatchObject([{ kind: 'error' }, { kind: 'success' }]));
    const keys = new Set(claims().map(({ headers }) => headers.get('idempotency-key')));
    expect([...keys]).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/)]);
  });

  it('asks a visitor to sign in, and goes on when they are back', async () => {
    const { user, messages, unmount } = draw();
    await user.click((await card('满减券')).getByRole('button', { name: '登录后领取 满减券' }));
    expect(messages).toEqual([{ kind: 'warning', text: 'sign-in-first' }]);
    expect(claims()).toEqual([]);
    unmount();
    server.serve({ 'POST coupon': 'ok' });
    const back = draw('', { customer });
    await waitFor(() => expect(back.messages).toMatchObject([{ kind: 'success' }]));
    expect(claims().map(({ body }) => body)).toEqual([{ id: 1 }]);
    back.unmount();
    draw('', { customer });
    await card('满减券');
    expect(claims()).toHaveLength(1);
  });

  it('says why a claim was refused, frees the button, and asks what is left', async () => {
    server.serve({
      'POST coupon': () => {
        server.serve({ [LIST]: centre([{ ...thirty, residue: 0 }]) });
        return refuse('优惠券已经领完', 50001, 401, 'conflict');
      },
    });
    const { user, messages } = draw('', { customer });
    await user.click((await card('满减券')).getByRole('button', { name: '领取 满减券' }));
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '优惠券已经领完' }]));
    expect(await (await card('满减券')).findByRole('button', { name: '已领完 满减券' })).toBeDisabled();
  });
});

describe('the list', () => {
  it.each([
    ['', '现在没有可领的优惠券', '/product/list'],
    ['?state=upcoming', '暂时没有即将开始的优惠券', '/coupon/list'],
    ['?state=finished', '还没有结束的优惠券', '/coupon/list'],
  ])('%s may be empty', async (query, title, path) => {
    server.serve({ [LIST]: centre([]) });
    draw(query);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(within(screen.getByRole('heading', { name: title }).parentElement!).getByRole('link')).toHaveAttribute(
      'href',
      path,
    );
  });

  it('leads back from a page past the end', async () => {
    server.serve({ [LIST]: centre([], 3) });
    draw('?state=finished&page=9');
    expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute(
      'href',
      '/coupon/list?state=finished',
    );
  });

  it('shows its shape while loading', async () => {
    await expectShape(server, LIST, draw);
    expect(screen.getByRole('heading', { level: 1, name: '领券中心' })).toBeInTheDocument();
  });

  it('can be tried again after a failure', () =>
    expectRetry(server, {
      request: LIST,
      draw,
      answer: centre([thirty]),
      found: () => screen.findByRole('heading', { level: 2, name: '满减券' }),
    }));

  it('is whole without categories, without numbers and without the time of a turn', async () => {
    server.serve({
      [LIST]: wirePage([aWireCoupon(4, { name: '果蔬券', scope_type: 1, scope_ids: [1] })]),
      'GET goodCategory': refuse('', 0, 503, 'unavailable'),
    });
    draw();
    expect((await card('果蔬券')).getByRole('link', { name: '限部分分类' })).toHaveAttribute(
      'href',
      '/product/list?coupon=4',
    );
    expect(screen.getByRole('link', { name: '进行中' })).toBeInTheDocument();
  });

  it('asks again when a coupon of the shop begins', async () => {
    const past = centre([], 0, { turns_at: '2020-01-01 00:00:00' });
    server.serve({ [LIST]: past });
    draw();
    await screen.findByRole('heading', { name: /没有可领/ });
    server.serve({ [LIST]: centre([thirty]) });
    expect(await screen.findByRole('heading', { level: 2, name: '满减券' }, { timeout: 6000 })).toBeInTheDocument();
  });
});
