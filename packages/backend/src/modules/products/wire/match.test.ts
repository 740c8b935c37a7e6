import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed-demo.ts';
import { products, productVariants } from '../../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../../testing/index.ts';

type Measure = { quantity: number; unit: string } | null;
type Good = {
  id: number;
  name: string;
  price: number;
  inventory: number;
  measure: Measure;
  good_sku: { id: number; price: number; inventory: number; measure: Measure }[];
};
type Match = { word: string; exact: number; goods: Good[] };

describeInTurn('goods for a shopping list', (shop) => {
  beforeAll(() => seedDemo(shop().db, { now: shop().now }), 60_000);

  const match = async (words: string[], lang = 'zh') =>
    (await shop().post<Match[]>('good/match', { words }, { lang })).message;

  it('are found for each thing in its order, the best first', async () => {
    const found = await match(['土豆', '牛奶', '土豆']);
    expect(found.map(({ word }) => word)).toEqual(['土豆', '牛奶', '土豆']);
    expect(found.map(({ goods }) => goods[0]?.name)).toEqual([
      expect.stringContaining('土豆'),
      expect.stringContaining('牛奶'),
      expect.stringContaining('土豆'),
    ]);
    expect(found.every(({ exact, goods }) => exact > 0 && goods.length <= 4)).toBe(true);
  });

  it('are found in the language of whoever asks', async () => {
    const [found] = await match(['eggs'], 'en');
    expect(found?.goods[0]?.name).toMatch(/eggs/i);
  });

  it('say how much is in them: each variant by itself', async () => {
    const [found] = await match(['葡萄']);
    const [grapes] = found?.goods ?? [];
    const measures = [grapes?.measure, ...(grapes?.good_sku ?? []).map(({ measure }) => measure)].filter(Boolean);
    expect(measures.length).toBeGreaterThan(0);
    expect(measures.every((measure) => measure?.unit === 'g')).toBe(true);
    expect(grapes?.price).toBe(Math.min(...(grapes?.good_sku.map(({ price }) => price) ?? [])));
  });

  it('are in stock, and so are their variants', async () => {
    const [before] = await match(['土豆']);
    const id = before?.goods[0]?.id ?? 0;
    await shop().db.update(products).set({ stock: 0 }).where(eq(products.id, id));
    await shop().db.update(productVariants).set({ stock: 0 }).where(eq(productVariants.productId, id));
    const [after] = await match(['土豆']);
    expect(after?.goods.map((good) => good.id)).not.toContain(id);
    const variants = (await match(['葡萄'])).flatMap(({ goods }) => goods).flatMap((good) => good.good_sku);
    expect(variants.every(({ inventory }) => inventory > 0)).toBe(true);
  });

  it('are none for what nobody sells, and only similar where not every word fits', async () => {
    const [nothing, similar] = await match(['zzqx', '会飞的土豆']);
    expect(nothing).toEqual({ word: 'zzqx', exact: 0, goods: [] });
    expect(similar?.exact).toBe(0);
  });

  it.each([
    ['zh', ['大米', '香菜', '面粉', '豆腐', '生抽', '盐', '鱼', '米']],
    ['en', ['oil', 'flour', 'onions', 'cola', 'yoghurt', 'towels']],
  ])('are only similar where a description has the word, or another word was meant (%s)', async (lang, words) => {
    const found = await match(words, lang);
    expect(found.filter(({ exact }) => exact > 0).map(({ word }) => word)).toEqual([]);
  });

  it.each([
    ['zh', ['西瓜', '牛奶', '鸡蛋', '啤酒', '香蕉', '饺子', '丹东草莓', '卫生纸', '牙刷', '茶']],
    ['en', ['umbrela', 'milk', 'eggs', 'beer', 'bananas', 'red apples', 'toilet paper', 'tea', 'socks']],
  ])('are what they are called, however that is written (%s)', async (lang, words) => {
    const found = await match(words, lang);
    expect(found.filter(({ exact }) => exact === 0).map(({ word }) => word)).toEqual([]);
  });

  it('never are what a cart does not take', async () => {
    const types = await shop().db.select({ id: products.id, type: products.type }).from(products);
    const online = new Set(types.filter(({ type }) => type !== 'physical').map(({ id }) => id));
    const found = await match(['会员', '礼品卡', '视频', '软件', '课程', '模板']);
    const taken = await shop().db.select({ id: products.id }).from(products).where(eq(products.type, 'card-key'));
    expect(online.size).toBeGreaterThan(0);
    const ids = new Set(taken.map(({ id }) => id));
    expect(found.flatMap(({ goods }) => goods).filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it.each([
    ['nothing', []],
    ['too many', Array.from({ length: 41 }, (_, at) => `菜${at}`)],
    ['a blank', [' ']],
    ['a whole letter', ['菜'.repeat(61)]],
  ])('refuse %s', async (_, words) => {
    expect((await shop().post('good/match', { words })).status).toBe(401);
  });
});
