import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed-demo.ts';
import { brands, configs, products, productTexts, productVariants } from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { productTypes } from '../../../kernel/words/products.ts';
import { type Answer, describeInTurn } from '../../../testing/index.ts';
import type { WireFacets } from '../facets.ts';
import type { WireProductCard, WireProductDetail } from './product-wire.ts';

type Understood = { corrected: string | null; exact: number | null };
type List = Page<WireProductCard> & { facets: WireFacets | null; search: Understood | null };

const cardKeys = [
  'brand_id',
  'freight',
  'freight_type',
  'good_sku',
  'id',
  'integral_commodity_count',
  'inventory_show',
  'is_hot',
  'is_inventory_show',
  'is_new',
  'is_recommend',
  'is_show',
  'market_price',
  'name',
  'number',
  'order_price',
  'original_price_show',
  'price',
  'price_show',
  'putaway_show',
  'resources',
  'sales',
  'seckill_offer',
  'sort',
  'time',
  'type_code',
  'unit_price',
  'updated_at',
];

describeInTurn('goods', (shop) => {
  beforeAll(() => seedDemo(shop().db, { now: shop().now }), 60_000);

  const list = async (query: string, lang = 'zh'): Promise<List> => {
    const answer: Answer<List> = await shop().get<List>(`good?${query}`, { lang });
    expect([answer.status, answer.result]).toEqual([200, 'ok']);
    return answer.message;
  };
  const detail = (id: number, lang = 'zh') => shop().get<WireProductDetail>(`good/${id}`, { lang });
  const names = (page: List) => page.data.map(({ name }) => name);

  it('lists what is on the shelf, recommended, hot and new first', async () => {
    const page = await list('limit=20&page=1');
    expect(page.total).toBe(314);
    expect(page.last_page).toBe(16);
    expect(page.data).toHaveLength(20);
    expect(Object.keys(page.data[0] ?? {}).sort()).toEqual(cardKeys);
    expect(page.data.every((card) => card.is_show === 1 && card.is_recommend === 1)).toBe(true);
    expect(page.data[0]?.resources?.img).toMatch(/^\/media\/goods\/\d+\.webp$/);
    expect(page.data[0]?.resources?.depict).toBe(`goods_${page.data[0]?.id}_zimg`);
  });

  it('answers a page past the end and clamps what it is asked', async () => {
    expect(await list('limit=20&page=99')).toMatchObject({
      data: [],
      from: null,
      to: null,
      total: 314,
      current_page: 99,
    });
    expect((await list('limit=5000')).data).toHaveLength(100);
    expect((await list('')).per_page).toBe(15);
  });

  it.each(['9007199254740991', '1e300', 'Infinity', '-1', '0.5'])('page %s is a page too', async (page) => {
    const { status } = await shop().get(`good?page=${page}&limit=100`);
    expect(status).toBe(200);
  });

  it('shows one id, one price and one stock in both languages', async () => {
    const [zh, en] = [await list('limit=5'), await list('limit=5', 'en')];
    expect(en.data.map(({ id }) => id)).toEqual(zh.data.map(({ id }) => id));
    expect(en.data.map(({ order_price }) => order_price)).toEqual(zh.data.map(({ order_price }) => order_price));
    expect(names(en)).not.toEqual(names(zh));
    expect(en.data[0]?.putaway_show).toBe('On offer');
  });

  it('sorts by the white list, also with an unescaped plus, and ignores other columns', async () => {
    const prices = async (sort: string) =>
      (await list(`limit=30&sort=${sort}`)).data.map(({ order_price }) => Number(order_price));
    const rising = await prices('%2Border_price');
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    expect(await prices('+order_price')).toEqual(rising);
    const falling = await prices('-order_price');
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
    expect(names(await list('limit=5&sort=-cost_price'))).toEqual(names(await list('limit=5')));
  });

  it('finds a category with everything below it, or exactly one', async () => {
    const whole = await list('category_id=1&limit=100');
    const leaf = (await list('category_id=1&limit=100')).facets?.categories ?? [];
    expect(whole.total).toBeGreaterThan(20);
    expect(leaf.reduce((sum, { count }) => sum + count, 0)).toBe(whole.total);
    expect((await list('pid=1')).total).toBe(0);
    expect((await list('category_id=99999')).total).toBe(0);
  });

  it('lists named goods, none for an empty list', async () => {
    expect((await list('ids=1001,1002,nonsense')).data.map(({ id }) => id).sort()).toEqual([1001, 1002]);
    expect(await list('ids=')).toMatchObject({ total: 0, data: [], facets: null });
  });

  it.for([
    ['草莓', 'zh', /草莓/],
    ['包双肩', 'zh', /双肩/],
    ['strawberry', 'en', /strawberr/i],
    ['Headphones noise', 'en', /headphones/i],
    ['eadphon', 'en', /headphones/i],
  ] as const)('searches %s (%s)', async ([title, lang, expected]) => {
    const page = await list(`title=${encodeURIComponent(title)}&limit=5`, lang);
    expect(page.total).toBeGreaterThan(0);
    expect(page.data[0]?.name).toMatch(expected);
  });

  it.for([
    ['草梅', 'zh', '草莓', /草莓/],
    ['caomei', 'zh', '草莓', /草莓/],
    ['蓝球', 'zh', '篮球', /篮球/],
    ['藍牙耳機', 'zh', null, /耳机/],
    ['U盘', 'zh', null, /硬盘/],
    ['hedphones', 'en', 'Headphones', /headphones/],
    ['back pack', 'en', null, /backpack/i],
    ['silk scarf', 'en', null, /scarf/],
  ] as const)('understands %s (%s)', async ([title, lang, corrected, expected]) => {
    const page = await list(`title=${encodeURIComponent(title)}&limit=5`, lang);
    expect(page.search?.corrected).toBe(corrected);
    expect(page.data[0]?.name).toMatch(expected);
  });

  it('corrects nothing where it is asked not to', async () => {
    const page = await list(`title=${encodeURIComponent('草梅')}&as_typed=1`);
    expect(page.search?.corrected).toBeNull();
    expect((await list('limit=1')).search).toBeNull();
  });

  it('tells what was asked for from what is similar, in every order', async () => {
    const title = `title=${encodeURIComponent('mushroom night light')}&limit=30`;
    const page = await list(title, 'en');
    expect(page.search?.exact).toBe(1);
    expect(page.total).toBeGreaterThan(1);
    expect(page.data[0]?.name).toMatch(/mushroom/i);
    expect((await list(`${title}&sort=-order_price`, 'en')).data[0]?.id).toBe(page.data[0]?.id);
    const cheap = await list(`${title}&price_min=66`, 'en');
    expect(cheap.search?.exact).toBe(0);
    expect(cheap.total).toBe(page.data.filter(({ order_price }) => Number(order_price) >= 66).length);
    expect((await list(`title=${encodeURIComponent('leather umbrella')}`, 'en')).search?.exact).toBe(0);
  });

  it('leaves out what has a word in common by chance', async () => {
    const names = async (title: string) =>
      (await list(`title=${encodeURIComponent(title)}&limit=40`)).data.map(({ name }) => name).join();
    expect(await names('包')).not.toMatch(/面包|蛋糕|礼帽/);
    expect(await names('杯子')).not.toMatch(/蛋糕/);
  });

  it('finds nothing for nonsense, everything for blanks', async () => {
    expect((await list(`title=${encodeURIComponent('zzqqxx')}`)).total).toBe(0);
    expect((await list('title=%20%20')).total).toBe(314);
    expect((await list(`title=${encodeURIComponent('%_')}`)).total).toBe(0);
  });

  it('narrows by brands, price in yuan and stock, and counts what is left', async () => {
    const all = await list('category_id=1&limit=100');
    const brand = all.facets?.brands[0];
    const narrowed = await list(`category_id=1&limit=100&brand_id[]=${brand?.id}`);
    expect(narrowed.total).toBe(brand?.count);
    expect(all.facets?.units[0]?.unit).toBe('g');
    expect(all.facets?.units.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(all.total);
    expect(narrowed.facets?.units[0]?.count).toBeLessThanOrEqual(narrowed.total);
    expect(narrowed.facets?.brands).toEqual(all.facets?.brands);
    const dear = await list('price_min=100&price_max=200.50&limit=100');
    expect(dear.data.every(({ order_price }) => Number(order_price) >= 100 && Number(order_price) <= 200.5)).toBe(true);
    const inStock = await list('in_stock=1&limit=100');
    expect(inStock.total).toBe((await list('')).facets?.in_stock);
    expect(inStock.total).toBeLessThan(314);
    expect((await list('price_min=abc')).total).toBe(314);
  });

  it('completes words while they are typed', async () => {
    const answer = await shop().get<{ text: string; count: number }[]>(
      `good/suggest?title=${encodeURIComponent('葡')}`,
    );
    expect(answer.message[0]?.text).toMatch(/^葡萄/);
    expect(answer.message.length).toBeLessThanOrEqual(8);
    expect((await shop().get('good/suggest?title=')).message).toEqual([]);
  });

  it('leads to categories, brands, goods and help while something is typed', async () => {
    const suggested = async (title: string, lang = 'zh') => {
      const { message } = await shop().get<{ text: string; kind: string; id: number | null }[]>(
        `good/suggest?title=${encodeURIComponent(title)}`,
        { lang },
      );
      return message;
    };
    const tea = await suggested('茶');
    expect(new Set(tea.map(({ kind }) => kind))).toEqual(new Set(['word', 'category', 'product']));
    expect(tea.filter(({ kind }) => kind === 'word').every(({ id }) => id === null)).toBe(true);
    expect(new Set(tea.map(({ text }) => text)).size).toBe(tea.length);
    expect((await suggested('田垄')).find(({ kind }) => kind === 'brand')).toMatchObject({ text: '田垄上', id: 1 });
    expect((await suggested('ret', 'en')).map(({ text }) => text)).toContain('Seven-day returns');
    expect((await suggested('ret', 'en')).map(({ text }) => text).join()).not.toMatch(/florets/);
    expect((await suggested('caom'))[0]).toMatchObject({ text: '草莓', kind: 'word' });
  });

  it('knows words to search for instead', async () => {
    const words = (title: string, lang: string) =>
      shop().get<{ popular: string[]; near: string[] }>(`good/words?limit=5&title=${encodeURIComponent(title)}`, {
        lang,
      });
    const { message } = await words('草梅', 'zh');
    expect(message.near[0]).toBe('草莓');
    expect(message.popular).toHaveLength(5);
    expect((await words('grapse', 'en')).message.near[0]).toBe('grapes');
    expect((await words('', 'zh')).message.near).toEqual([]);
  });

  it('offers the words an operator chose first', async () => {
    const value = { zh: ['中秋礼盒', '樱桃'] };
    await shop().db.insert(configs).values({ key: 'search.hot_words', value });
    shop().advance(4_000_000);
    const { message } = await shop().get<{ popular: string[] }>('good/words?limit=5', { lang: 'zh' });
    expect(message.popular.slice(0, 2)).toEqual(value.zh);
    expect(message.popular).toHaveLength(5);
  });

  it('shows a good with variants: labels, prices, pictures, only what is in stock', async () => {
    const { status, message: product } = await detail(1001);
    expect(status).toBe(200);
    expect(product).toMatchObject({
      type: '普通商品',
      type_code: 0,
      cost_price: '',
      market_price: '',
      price: 0,
      order_price: 39.9,
      price_show: [39.9, 73.9],
      inventory_show: 197,
      is_inventory_show: '拍下减库存',
      lang: 'zh',
    });
    expect(product.good_sku[0]).toMatchObject({
      price: 39.9,
      cost_price: 0,
      product_sku: [{ key: '份量', value: '2斤' }],
      resources: { image_type: 'App\\Models\\v1\\GoodSku' },
    });
    expect(product.resources_many).toHaveLength(6);
    expect(product.details).toContain('<table>');
    expect(product.details).not.toContain('style=');

    const dirty = '<p style="color:red">好</p><script>x()</script><img src="https://e.example/a.png">';
    await shop().db.update(productTexts).set({ details: dirty }).where(eq(productTexts.productId, 1001));
    shop().advance(20_000);
    expect((await detail(1001)).message.details).toBe('<p>好</p>');

    await shop().db.update(productVariants).set({ stock: 0 }).where(eq(productVariants.id, 100101));
    shop().advance(20_000);
    const { message: after } = await detail(1001);
    expect(after.good_sku.map(({ id }) => id)).toEqual([100102]);
    expect(after.price_show).toEqual([73.9]);
  });

  it.for([
    ['physical', '普通商品', 'General goods'],
    ['virtual', '虚拟商品', 'Virtual product'],
    ['card-key', '卡密/网盘', 'Carmi/Web disk'],
    ['download', '下载商品', 'Download goods'],
  ] as const)('names the type %s literally', async ([type, zh, en]) => {
    const [product] = await shop()
      .db.select({ id: products.id })
      .from(products)
      .where(and(eq(products.type, type), eq(products.shelf, 'on')))
      .limit(1);
    expect((await detail(product?.id ?? 0)).message.type).toBe(zh);
    const english = await detail(product?.id ?? 0, 'en');
    expect(english.message).toMatchObject({ type: en, type_code: productTypes.numbers[type] });
    expect(JSON.stringify(english.message)).not.toContain('downloads/');
  });

  it('answers a good off the shelf, 404 for one that is unknown, deleted or no number', async () => {
    const [hidden] = await shop()
      .db.select({ id: products.id })
      .from(products)
      .where(eq(products.shelf, 'off'))
      .limit(1);
    expect((await detail(hidden?.id ?? 0)).message).toMatchObject({ is_show: 0 });
    await shop().db.update(products).set({ deletedAt: shop().now }).where(eq(products.id, 1320));
    for (const path of ['good/1320', 'good/987654321', 'good/abc', 'good/-1']) {
      expect(await shop().get(path)).toMatchObject({ status: 404, code: 50000, result: 'error' });
    }
  });

  it('hides a good without a text from lists of that language and answers the default one by id', async () => {
    await shop()
      .db.delete(productTexts)
      .where(and(eq(productTexts.productId, 1002), eq(productTexts.lang, 'en')));
    shop().advance(60_000);
    expect((await list('ids=1002', 'en')).total).toBe(0);
    expect((await list('ids=1002', 'zh')).total).toBe(1);
    expect((await detail(1002, 'en')).message).toMatchObject({ lang: 'zh', type: 'General goods' });
  });

  it('needs the project key', async () => {
    expect(await shop().get('good', { headers: { 'apply-secret': '' } })).toMatchObject({ status: 401, code: 50000 });
  });

  it('knows every brand it names', async () => {
    const known = new Set((await shop().db.select({ id: brands.id }).from(brands)).map(({ id }) => id));
    expect((await list('limit=100')).facets?.brands.every(({ id }) => known.has(id))).toBe(true);
  });
});
