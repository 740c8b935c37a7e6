import { act, refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireCategory, aWireGood, aWireGoodCard, aWireSku } from '@jishi/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { ProductDetailScreen } from './product-detail-screen.tsx';

const skus = [
  aWireSku({ id: 1, choice: { 颜色: '海棠红', 容量: '18 L' }, price: 149, market_price: 239, inventory: 3 }),
  aWireSku({ id: 2, choice: { 颜色: '海棠红', 容量: '24 L' }, price: 189, inventory: 9 }),
  aWireSku({
    id: 3,
    choice: { 颜色: '靛蓝', 容量: '18 L' },
    price: 159,
    inventory: 4,
    resources: { img: '/media/goods/1001-h255.webp', depict: '', type: 1 },
  }),
];
const withVariants = aWireGood({
  good_sku: skus,
  price_show: [149, 189],
  market_price_show: [239, 239],
  inventory_show: 16,
  purchase_number: 5,
});
const review = {
  good_sku: { product_sku: [{ key: '颜色', value: '靛蓝' }] },
  comment: {
    id: 1,
    details: '通勤背了两周，肩带不勒。',
    score: 5,
    created_at: '2026-11-08 10:00:00',
    name: '爱**子',
    portrait: null,
    resources_many: [{ img: '/media/reviews/1.webp', depict: '', type: 1 }],
    reply: { details: '谢谢支持' },
  },
};

const server = shopServer({
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  'GET good/1001': aWireGood(),
  'GET good': wirePage([aWireGoodCard({ id: 1001, name: '轻量双肩包' }), aWireGoodCard({ id: 2, name: '登机箱' })]),
  'GET goodCategory': [
    aWireCategory({ id: 1, name: '服饰鞋包', children: [aWireCategory({ id: 11, name: '箱包', pid: 1 })] }),
  ],
  'POST verifyPlugin/*': {},
  'GET siteConfig': {},
  'POST browse': 'ok',
  'GET seckill/1001': null,
});

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<ProductDetailScreen />, {
    path: '/product/detail/1001',
    route: '/product/detail/:id?',
    texts: { mf_catalog: options.lang === 'en' ? en : zh },
    ...options,
  });
const buttonsProps = () =>
  JSON.parse(screen.getByTestId('fragment mf_cart_checkout/add-to-cart').dataset['props'] ?? '{}') as object;

describe('product page', () => {
  it('reports that a product was looked at, once', async () => {
    const { shop } = draw();
    const reports: unknown[] = [];
    shop.bus.listen('commerce:reported', (report) => reports.push(report));
    await screen.findByRole('heading', { level: 1, name: '轻量双肩包' });
    const viewed = { name: 'view_item', lines: [{ productId: '1001', quantity: 1 }] };
    await waitFor(() => expect(reports).toMatchObject([viewed]));
  });

  it('leads from its details to pages there are, in the language one reads', async () => {
    const details = '<p><a href="/coupon/list">coupons</a> <a href="/lottery">lottery</a></p>';
    server.serve({ 'GET good/1001': aWireGood({ details }) });
    draw({ lang: 'en', leads: (path) => path !== '/lottery' });
    expect(await screen.findByText(/lottery/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'coupons' })).toHaveAttribute('href', '/en/coupon/list');
    expect(screen.queryByRole('link', { name: 'lottery' })).not.toBeInTheDocument();
  });

  it('shows name, price, stock, details and where the product stands', async () => {
    draw();
    expect(await screen.findByRole('heading', { level: 1, name: '轻量双肩包' })).toBeInTheDocument();
    expect(screen.getByText('自重 680 克')).toBeInTheDocument();
    expect(screen.getByText('¥149.00')).toBeInTheDocument();
    expect(screen.getByText('¥199.00')).toBeInTheDocument();
    expect(screen.getByText('库存 30 件')).toBeInTheDocument();
    expect(screen.getByText('背得动一路')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '箱包' })).toBeInTheDocument();
  });

  it('gives the buttons what they need', async () => {
    const { user } = draw();
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: '增加' }));
    expect(buttonsProps()).toEqual({ productId: '1001', variantId: null, quantity: 2, missing: [], buyOnly: false });
    const favourite = screen.getByTestId('fragment mf_user_centre/favourite-button');
    expect(favourite).toHaveAttribute('data-props', '{"productId":"1001","isInBar":true}');
  });

  it('offers other products of the same corner, not itself', async () => {
    draw();
    const related = await screen.findByRole('complementary', { name: '搭着买' });
    expect(within(related).getAllByRole('link')).toHaveLength(1);
    expect(within(related).getByRole('link', { name: /登机箱/ })).toHaveAttribute('href', '/product/detail/2');
    const asked = server.asked.find(({ path }) => path === 'good')?.query;
    expect(asked?.get('category_id')).toBe('1');
  });

  it('places the coupons of its categories, where the shop has coupons', async () => {
    server.serve({ 'POST verifyPlugin/*': { coupon: true } });
    draw();
    const coupons = await screen.findByTestId('fragment mf_promotions/coupon-popover');
    expect(coupons).toHaveAttribute('data-props', '{"productId":"1001","categoryIds":["1","11"]}');
  });

  const withCoupon = (rows: object[]) => ({ 'POST verifyPlugin/*': { coupon: true }, 'GET coupon/best': { rows } });
  const row = (id: number | null, total: number, over: object = {}) => ({
    good_sku_id: id,
    goods_total: total + 20,
    coupon_money: 20,
    coupon_money_max: 20,
    total,
    coupon: { id: 3, user_coupon_id: null, name: '换季立减', explain: '满¥99减¥20' },
    ...over,
  });

  it('says what it costs with the best coupon, for as many pieces as are chosen', async () => {
    server.serve({
      ...withCoupon([]),
      'GET coupon/best': ({ query }: { query: URLSearchParams }) => ({
        rows: [row(null, 149 * Number(query.get('number')) - 20)],
      }),
    });
    const { user } = draw();
    expect(await screen.findByText('券后 ¥129.00')).toBeVisible();
    expect(screen.getByText('先领“换季立减”')).toHaveAttribute('title', '满¥99减¥20');
    await user.click(screen.getByRole('button', { name: '增加' }));
    expect(await screen.findByText('2 件券后共 ¥278.00')).toBeVisible();
  });

  it('says it of the chosen variant, as a range while the coupon is still to be drawn', async () => {
    const own = { coupon: { id: 3, user_coupon_id: 8, name: '', explain: '无门槛' } };
    server.serve({
      'GET good/1001': withVariants,
      ...withCoupon([row(1, 139, { coupon_money_max: 30 }), row(2, 169, own), row(3, 159, { coupon: null })]),
    });
    const { user } = draw();
    expect(await screen.findByText('券后 ¥129.00 – 139.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '24 L' }));
    expect(await screen.findByText('券后 ¥169.00')).toBeVisible();
    expect(screen.getByText('用你的“无门槛”')).toBeVisible();
  });

  it.each([
    ['none saves anything', withCoupon([row(null, 149, { coupon: null })])],
    ['they could not be asked for', { ...withCoupon([]), 'GET coupon/best': refuse('忙', -1, 503, 'unavailable') }],
    ['the shop has no coupons', { 'GET coupon/best': { rows: [row(null, 129)] } }],
  ])('says nothing of coupons where %s', async (_, answers) => {
    server.serve(answers);
    draw();
    await screen.findByRole('heading', { level: 1, name: '轻量双肩包' });
    await waitFor(() => expect(screen.getByText('库存 30 件')).toBeVisible());
    expect(screen.queryByText(/券后/)).not.toBeInTheDocument();
  });

  it('speaks English', async () => {
    draw({ lang: 'en' });
    expect(await screen.findByText('30 in stock')).toBeInTheDocument();
    expect(screen.getByText('$149.00')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Details' })).toBeInTheDocument();
  });

  const productData = (container: HTMLElement) =>
    [...container.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent ?? '{}') as { '@type': string })
      .find((data) => data['@type'] === 'Product');

  it('describes the product for search engines', async () => {
    const { container } = draw();
    await screen.findByRole('heading', { level: 1 });
    expect(productData(container)).toMatchObject({
      name: '轻量双肩包',
      image: ['http://shop.test/media/goods/1001.webp', 'http://shop.test/media/goods/1001-1.webp'],
      offers: {
        '@type': 'Offer',
        price: 149,
        priceCurrency: 'CNY',
        url: 'http://shop.test/product/detail/1001',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(productData(container)).not.toHaveProperty('aggregateRating');
  });

  it('adds its stars, and the range of its variants', async () => {
    server.serve({
      'GET good/1001': withVariants,
      'POST verifyPlugin/*': { comment: true },
      'GET comment/good': { ...wirePage([review], 12, 1), summary: { average: 4.75, stars: { 5: 9, 4: 3 } } },
    });
    const { container } = draw({ lang: 'en' });
    await waitFor(() =>
      expect(productData(container)).toMatchObject({
        offers: { '@type': 'AggregateOffer', lowPrice: 149, highPrice: 189, offerCount: 3, priceCurrency: 'USD' },
        aggregateRating: { ratingValue: '4.8', reviewCount: 12 },
      }),
    );
  });

  it.each([
    ['sold out', { inventory: 0, inventory_show: 0 }, 'OutOfStock'],
    ['off the shelf', { is_show: 0 }, 'Discontinued'],
    ['not on sale yet', { is_show: 2 }, 'PreOrder'],
  ])('says that it is %s', async (_title, over, availability) => {
    server.serve({ 'GET good/1001': aWireGood(over) });
    const { container } = draw();
    await screen.findByRole('heading', { level: 1 });
    expect(productData(container)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  it('goes on without related products and categories', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.serve({
      'GET good': () => refuse('忙', 50005, 503, 'unavailable'),
      'GET goodCategory': () => refuse('忙', 50005, 503, 'unavailable'),
    });
    draw();
    expect(await screen.findByRole('heading', { level: 1, name: '轻量双肩包' })).toBeInTheDocument();
    await waitFor(() => expect(server.asked.some(({ path }) => path === 'goodCategory')).toBe(true));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('variants', () => {
  const row = (name: string) => within(screen.getByRole('group', { name }));
  const drawVariants = async () => {
    server.serve({ 'GET good/1001': withVariants });
    const view = draw();
    await screen.findByRole('heading', { level: 1 });
    return view;
  };

  it('begin with the first one and show its price and stock', async () => {
    await drawVariants();
    expect(row('颜色').getByRole('button', { name: '海棠红' })).toHaveAttribute('aria-pressed', 'true');
    expect(row('容量').getByRole('button', { name: '18 L' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('¥149.00')).toBeInTheDocument();
    expect(screen.getByText('¥239.00')).toBeInTheDocument();
    expect(screen.getByText('库存 3 件，每单限购 5 件')).toBeInTheDocument();
    expect(buttonsProps()).toMatchObject({ variantId: '1', missing: [] });
  });

  it('keep the wanted number, limited to what there is', async () => {
    const { user } = await drawVariants();
    await user.click(row('容量').getByRole('button', { name: '24 L' }));
    const number = screen.getByRole('spinbutton', { name: '数量' });
    await user.clear(number);
    await user.type(number, '9');
    await user.tab();
    expect(number).toHaveValue('5');
    await user.click(row('容量').getByRole('button', { name: '18 L' }));
    expect(number).toHaveValue('3');
    expect(buttonsProps()).toMatchObject({ variantId: '1', quantity: 3 });
  });

  it('name a row that is taken off, and show the range again', async () => {
    const { user } = await drawVariants();
    await user.click(row('容量').getByRole('button', { name: '18 L' }));
    expect(screen.getByText('请选择容量')).toBeInTheDocument();
    expect(screen.getByText('¥149.00 – 189.00')).toBeInTheDocument();
    expect(buttonsProps()).toMatchObject({ variantId: null, missing: ['容量'] });
  });

  it('strike what is sold out and say so', async () => {
    const { user } = await drawVariants();
    await user.click(row('颜色').getByRole('button', { name: '靛蓝' }));
    const large = row('容量').getByRole('button', { name: /24 L/ });
    expect(large).toHaveAccessibleName(/售罄/);
    expect(large).toHaveAttribute('aria-disabled', 'true');
    await user.click(large);
    expect(large).toHaveAttribute('aria-pressed', 'false');
    expect(buttonsProps()).toMatchObject({ variantId: '3' });
  });

  it('are one stop of the tab key a row; arrows lead to what is sold out as well', async () => {
    const { user } = await drawVariants();
    const chip = (name: RegExp) => screen.getByRole('button', { name });
    await user.click(chip(/^靛蓝/));
    await user.tab();
    expect(chip(/^18 L/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(chip(/^24 L.*售罄/)).toHaveFocus();
    expect(buttonsProps()).toMatchObject({ variantId: '3' });
    await user.tab({ shift: true });
    expect(chip(/^靛蓝/)).toHaveFocus();
    await user.keyboard('{ArrowLeft} ');
    expect(buttonsProps()).toMatchObject({ variantId: '1' });
  });

  it('lead to the row somebody forgot', async () => {
    const { user, shop } = await drawVariants();
    await user.click(row('容量').getByRole('button', { name: '18 L' }));
    shop.bus.emit('variant:missed', { productId: '77', missing: ['容量'] });
    shop.bus.emit('variant:missed', { productId: '1001', missing: ['容量'] });
    expect(row('容量').getByRole('button', { name: '18 L' })).toHaveFocus();
  });

  it('say at each forgotten row what it needs, and leave it to the buttons to call it out', async () => {
    const { user, shop, messages } = await drawVariants();
    await user.click(row('颜色').getByRole('button', { name: '海棠红' }));
    await user.click(row('容量').getByRole('button', { name: '18 L' }));
    shop.bus.emit('variant:missed', { productId: '1001', missing: ['颜色', '容量'] });
    for (const name of ['颜色', '容量']) {
      expect(screen.getByRole('group', { name })).toHaveAccessibleDescription(`请选择${name}`);
    }
    expect(row('颜色').getByRole('button', { name: '海棠红' })).toHaveFocus();
    expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).not.toContain('请选择容量');
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(messages).toEqual([]);
    // Chosen again, a row needs nothing any more.
    await user.keyboard(' ');
    expect(screen.getByRole('group', { name: '颜色' })).toHaveAccessibleDescription('');
  });

  it('bring their picture to the front', async () => {
    const { user } = await drawVariants();
    const main = () => screen.getByRole('img', { name: '轻量双肩包' });
    expect(main()).toHaveAttribute('src', '/media/goods/1001.webp');
    await user.click(row('颜色').getByRole('button', { name: '靛蓝' }));
    expect(main()).toHaveAttribute('src', '/media/goods/1001-h255.webp');
    await user.click(screen.getByRole('button', { name: '看第 2 张' }));
    expect(main()).toHaveAttribute('src', '/media/goods/1001-1.webp');
  });
});

describe('the chosen variant in the address', () => {
  const detail = '/product/detail/1001';
  const chip = (name: string) => screen.getByRole('button', { name });
  const soldOut = aWireSku({ id: 9, choice: { 颜色: '靛蓝', 容量: '24 L' }, inventory: 0 });
  const drawAt = async (path: string, options: Parameters<typeof draw>[0] = {}) => {
    server.serve({ 'GET good/1001': { ...withVariants, good_sku: [...skus, soldOut] } });
    const view = draw({ path, ...options });
    await screen.findByRole('heading', { level: 1 });
    return view;
  };

  it('is written once it is complete, beside whatever stands there, and loads nothing', async () => {
    const loads: string[] = [];
    const { user, router } = await drawAt(`${detail}?price=normal&utm_source=mail`, {
      head: (query) => {
        loads.push(query.toString());
        return { title: '' };
      },
    });
    await screen.findByRole('complementary', { name: '搭着买' });
    const [asked, loaded] = [server.asked.length, loads.length];
    await user.click(chip('24 L'));
    expect(router.state.location.search).toBe('?price=normal&utm_source=mail&sku=2');
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true });
    await user.click(chip('24 L'));
    expect(router.state.location.search).toBe('?price=normal&utm_source=mail');
    await user.click(chip('18 L'));
    await user.click(chip('靛蓝'));
    expect(router.state.location.search).toBe('?price=normal&utm_source=mail&sku=3');
    expect([server.asked.length, loads.length]).toEqual([asked, loaded]);
    expect(buttonsProps()).toMatchObject({ variantId: '3' });
  });

  it.each([
    ['names it', '?sku=3', '3'],
    ['names one that is sold out', '?sku=9', '1'],
    ['names an unknown one', '?sku=77', '1'],
    ['names none', '', '1'],
  ])('an address that %s', async (_, query, variantId) => {
    const { router, messages } = await drawAt(detail + query);
    expect(buttonsProps()).toMatchObject({ variantId });
    const picture = variantId === '3' ? '1001-h255' : '1001';
    expect(screen.getByRole('img', { name: '轻量双肩包' })).toHaveAttribute('src', `/media/goods/${picture}.webp`);
    expect(router.state.location.search).toBe(query);
    expect(messages).toEqual([]);
  });

  it('is in what is shared, and in the ways to tabs', async () => {
    server.serve({ 'POST verifyPlugin/*': { comment: true }, 'GET comment/good': wirePage([]) });
    const { user, router } = await drawAt(detail);
    const shared = async () => {
      await user.click(chip('分享'));
      const dialog = within(screen.getByRole('dialog', { name: '分享这件商品' }));
      const [address] = dialog.getAllByText(/^http:/);
      await user.click(dialog.getByRole('button', { name: '关闭' }));
      return address?.textContent;
    };
    expect(await shared()).toBe(`http://shop.test${detail}`);
    await user.click(chip('24 L'));
    expect(await shared()).toBe(`http://shop.test${detail}?sku=2`);
    await user.click(screen.getByRole('tab', { name: /^评价/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sku=2&tab=reviews'));
  });

  it('follows the way back and a link', async () => {
    const { user, router } = await drawAt(`${detail}?sku=3`);
    await act(() => router.navigate(`${detail}?sku=2`));
    expect(buttonsProps()).toMatchObject({ variantId: '2' });
    await user.click(chip('18 L'));
    expect(router.state.location.search).toBe('?sku=1');
    await act(() => router.navigate(-1));
    expect(buttonsProps()).toMatchObject({ variantId: '3' });
  });
});

describe('gallery', () => {
  const main = () => screen.getByRole('img', { name: '轻量双肩包' });

  it('turns by arrows, keys and thumbnails, round and round', async () => {
    const { user } = draw();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('1 / 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '下一张' }));
    expect(main()).toHaveAttribute('src', '/media/goods/1001-1.webp');
    await user.keyboard('{ArrowRight}');
    expect(main()).toHaveAttribute('src', '/media/goods/1001.webp');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: '看第 2 张' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows a video first, behind its poster', async () => {
    server.serve({
      'GET good/1001': aWireGood({
        resources_many: [
          { img: '/media/goods/1001.webp', depict: 'goods_zimg', type: 1 },
          { img: '/media/videos/1001.mp4', depict: 'goods_video', type: 2 },
          { img: '/media/videos/1001.webp', depict: 'goods_poster', type: 1 },
        ],
      }),
    });
    const { user } = draw();
    const video = await screen.findByLabelText('轻量双肩包的视频');
    expect(video).toHaveAttribute('poster', '/media/videos/1001.webp');
    await user.click(screen.getByRole('button', { name: '看第 2 张' }));
    expect(main()).toHaveAttribute('src', '/media/goods/1001.webp');
  });
});

describe('the bar of phones', () => {
  it('leads to the cart, which the tab bar no longer does', async () => {
    draw();
    expect(await screen.findByText('购物车')).toHaveAttribute('href', '/cart');
  });

  it('leads nowhere in a shop without a cart', async () => {
    draw({ has: (id) => id !== 'mf_cart_checkout/cart' });
    await screen.findByRole('heading', { level: 1, name: '轻量双肩包' });
    expect(screen.queryByText('购物车')).not.toBeInTheDocument();
  });
});

describe('what cannot be bought', () => {
  it.each([
    ['off the shelf', { is_show: 0 }, '这件商品已下架'],
    ['sold out', { inventory: 0, inventory_show: 0 }, '这件商品卖完了，摊主正在补货'],
    ['not on sale yet', { is_show: 2, time: '2026-12-01 10:00:00' }, '这件商品 2026年12月1日 10:00 开售'],
  ])('%s', async (_, over, sentence) => {
    server.serve({ 'GET good/1001': aWireGood(over) });
    draw();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByTestId('fragment mf_cart_checkout/add-to-cart')).not.toBeInTheDocument();
    expect(screen.getByTestId('fragment mf_user_centre/favourite-button')).toBeInTheDocument();
    const instead = await screen.findByRole('complementary', { name: '看看这些' });
    expect(within(instead).getByRole('link', { name: /登机箱/ })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: '搭着买' })).not.toBeInTheDocument();
  });

  it.each([
    ['is told with its price while it is sold out', { inventory: 0, inventory_show: 0 }, 1],
    ['has none once it is off the shelf', { is_show: 0 }, 0],
  ])('%s', async (_, over, prices) => {
    server.serve({ 'GET good/1001': aWireGood(over) });
    draw();
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryAllByText('¥149.00')).toHaveLength(prices);
  });
});

describe('kinds of goods', () => {
  it.each([
    [0, '14 天退货', false],
    [1, '虚拟商品，无需邮寄', false],
    [2, '付款后立即发放卡密或网盘地址', true],
    [3, '付款后到订单里下载', true],
  ])('type %d', async (type, line, buyOnly) => {
    const promises = [
      { kind: 'returns', title: '14 天退货', text: null },
      { kind: 'genuine', title: '正品', text: null },
      { kind: 'price', title: '低价', text: null },
    ];
    server.serve({ 'GET good/1001': aWireGood({ type_code: type }), 'GET siteConfig': { promises } });
    draw();
    expect(await screen.findByText('正品')).toBeInTheDocument();
    expect(screen.getByText(line)).toBeInTheDocument();
    expect(screen.queryAllByText('14 天退货')).toHaveLength(type === 0 ? 1 : 0);
    expect(screen.queryByText('低价')).not.toBeInTheDocument();
    expect(buttonsProps()).toMatchObject({ buyOnly });
  });
});

describe('reviews', () => {
  const answers = {
    'POST verifyPlugin/*': { comment: true },
    'GET comment/good': { ...wirePage([review], 12, 10), summary: { average: 4.8, stars: { 5: 12 } } },
  };

  it('are summed up beside the price, with a way to all of them', async () => {
    server.serve(answers);
    draw();
    const rating = await screen.findByRole('link', { name: /4.8 星，满分 5 星.*100% 好评/ });
    expect(rating).toHaveAttribute('href', '/comment/list?good_id=1001');
  });

  it.each([
    [
      'nobody has written any',
      { ...answers, 'GET comment/good': { ...wirePage([]), summary: { average: 0, stars: {} } } },
    ],
    ['the shop has none', { ...answers, 'POST verifyPlugin/*': { comment: false } }],
    ['they do not come', { ...answers, 'GET comment/good': refuse('', 0, 503, 'unavailable') }],
  ])('say nothing beside the price when %s', async (_what, served) => {
    server.serve(served);
    draw();
    await screen.findByText(/^已售 2\.3/);
    await waitFor(() => expect(screen.queryByText(/好评/)).toBeNull());
  });

  it('wait behind a tab with their number', async () => {
    server.serve(answers);
    const { user } = draw();
    await user.click(await screen.findByRole('tab', { name: '评价 12' }));
    expect(await screen.findByText('通勤背了两周，肩带不勒。')).toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByText('100% 好评')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '全部评价' })).toHaveAttribute('href', '/comment/list?good_id=1001');
  });

  it('are opened by an address, which their filters and pages keep', async () => {
    server.serve(answers);
    draw({ path: '/product/detail/1001?price=normal&tab=reviews&score=5' });
    const five = await screen.findByRole('link', { name: '5 星 12' });
    expect(five).toHaveAttribute('aria-current', 'true');
    expect(five).toHaveAttribute('href', '/product/detail/1001?price=normal&tab=reviews');
    expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute(
      'href',
      '/product/detail/1001?price=normal&tab=reviews&score=5&page=2#reviews',
    );
  });

  it('are not asked for when the shop has none', async () => {
    draw({ path: '/product/detail/1001?tab=reviews' });
    expect(await screen.findByText('背得动一路')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /评价/ })).not.toBeInTheDocument();
    expect(server.asked.some(({ path }) => path === 'comment/good')).toBe(false);
  });
});

describe('visit', () => {
  const customer = { nickname: '小满', phone: '13800000001', portrait: null };

  it('is remembered for customers', async () => {
    draw({ customer });
    await waitFor(() => expect(server.asked.find(({ path }) => path === 'browse')?.body).toEqual({ id: 1001 }));
  });

  it('is nobody else’s business', async () => {
    draw();
    await screen.findByRole('complementary', { name: '搭着买' });
    expect(server.asked.some(({ path }) => path === 'browse')).toBe(false);
  });
});

describe('the price per unit', () => {
  const unit_price = { price: 6.4, quantity: 500, unit: 'g' };
  const weighed = [
    aWireSku({ id: 1, choice: { 份量: '2斤' }, price: 25.6, unit_price }),
    aWireSku({ id: 2, choice: { 份量: '5斤' }, price: 50, unit_price: { ...unit_price, price: 5 } }),
  ];

  it('stands beside the price of a product with one price', async () => {
    server.serve({ 'GET good/1001': aWireGood({ unit_price }) });
    draw();
    expect(await screen.findByText('每 500 克 ¥6.40')).toBeInTheDocument();
  });

  it('is that of the chosen variant', async () => {
    server.serve({ 'GET good/1001': aWireGood({ good_sku: weighed, price_show: [25.6, 50], unit_price }) });
    const { user } = draw({ lang: 'en' });
    expect(await screen.findByText('$6.40 per 500 g')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '5斤' }));
    expect(await screen.findByText('$5.00 per 500 g')).toBeInTheDocument();
  });

  it('is not told of what has no measure', async () => {
    draw();
    expect(await screen.findByRole('heading', { level: 1, name: '轻量双肩包' })).toBeInTheDocument();
    expect(screen.queryByText(/每 500 克/)).not.toBeInTheDocument();
  });
});

describe('questions', () => {
  const question = {
    ...{ id: 1, good_id: 1001, text: '装得下十五寸电脑吗？', name: '小**满', created_at: '2026-11-08 10:00:00' },
    ...{ answers: [], answers_total: 0 },
  };
  const answers = { 'POST verifyPlugin/*': { question: true }, 'GET question/good': wirePage([question]) };

  it('wait behind a tab with their number, whose code comes when it is opened', async () => {
    server.serve(answers);
    const { user, router } = draw();
    await user.click(await screen.findByRole('tab', { name: '问大家 1' }));
    expect(await screen.findByRole('heading', { name: '装得下十五寸电脑吗？' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=questions');
  });

  it('are opened by an address', async () => {
    server.serve(answers);
    draw({ path: '/product/detail/1001?tab=questions' });
    expect(await screen.findByRole('heading', { name: '装得下十五寸电脑吗？' })).toBeInTheDocument();
  });

  it('are not asked for when the shop has none', async () => {
    draw({ path: '/product/detail/1001?tab=questions' });
    expect(await screen.findByText('背得动一路')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /问大家/ })).not.toBeInTheDocument();
    expect(server.asked.some(({ path }) => path === 'question/good')).toBe(false);
  });
});
