import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { banners, configs, flashSales, flashSaleVariants, productTexts } from '../../kernel/db/schema/index.ts';
import { describeDear, type TestCustomer } from '../../testing/index.ts';
import { wireLine } from '../orders/testing/orders.ts';
import { aProduct, type StockedProduct } from '../orders/testing/products.ts';
import { searchVector } from '../search/search-vector.ts';
import type { WireOffer } from './wire/offer-wire.ts';

/** A sale runs for as long as it is away; a customer stays signed in over all of it. */
const STEP = 20 * 60_000;
type Shown = { id: number; order_price: number | ''; seckill_offer: WireOffer };
type List = { data: Shown[]; total: number; facets: { price_min: number; price_max: number } | null };
type Stalls = { data: { tags: { good_id: number; price: number; seckill_offer: WireOffer }[] }[] };
type Saved = { data: { price_fell?: number; good: Shown }[] };

describeDear('what goods cost around a flash sale', (shop) => {
  let as: TestCustomer;
  /** In the sale, at 6.00 instead of 10.00. */
  let product: StockedProduct;
  /** Costs 8.00, always. */
  let other: StockedProduct;
  let saleId = 0;
  let saleVariantId = 0;
  /** Each test has its own product and its own stall. */
  let tests = 0;
  const word = () => `zebra${'abcdefghijklmnopqrstuvwxyz'[tests]}`;

  beforeEach(async () => {
    as = await shop().aCustomer({ money: 100_000 });
    tests += 1;
    product = await aProduct(shop(), { type: 'virtual' });
    other = await aProduct(shop(), { type: 'virtual', price: 800 });
    await shop().post('collect', { id: product.id }, { as });
    await shop().post('browse', { id: product.id }, { as });
    await shop().post('goodIndent/cart/add', [{ good_id: product.id, good_sku_id: 0, number: 1 }], { as });
    const [sale] = await shop()
      .db.insert(flashSales)
      .values({
        productId: product.id,
        name: product.name,
        time: new Date(shop().now.getTime() + STEP),
        endTime: new Date(shop().now.getTime() + 2 * STEP),
      })
      .returning();
    saleId = sale?.id ?? 0;
    const values = { flashSaleId: saleId, variantId: null, salePrice: 600, price: 1000, limit: 3, remaining: 3 };
    const [variant] = await shop().db.insert(flashSaleVariants).values(values).returning();
    saleVariantId = variant?.id ?? 0;
    await soon(async () => (await get<Shown>(`good/${product.id}`)).seckill_offer).not.toBeNull();
    const tags = [{ good: product.id, name: product.name }];
    await shop()
      .db.insert(banners)
      .values({
        type: 'advertisement',
        name: { zh: '摊', en: 'Stall' },
        content: { pictures: ['/media/a.webp'], tags },
      });
    const search = searchVector([{ weight: 'A', text: word() }]);
    await shop().db.update(productTexts).set({ search }).where(eq(productTexts.productId, product.id));
  });

  /** Change events arrive in a moment, and what was renewed just now is used for a third of a second. */
  const soon = <Value>(read: () => Promise<Value>) =>
    expect.poll(() => {
      shop().advance(400);
      return read();
    });
  const now = ({ order_price, seckill_offer: offer }: Shown) =>
    offer?.state === 1 && offer.is_sold_out === 0 ? offer.price[0] : order_price;
  const get = async <T>(path: string, lang = 'zh') => (await shop().get<T>(path, { lang, as })).message;
  const both = () => `ids=${product.id},${other.id}`;

  /** What every place says the product costs. */
  async function shownPrices(lang: 'zh' | 'en'): Promise<Record<string, unknown>> {
    const [listed] = (await get<List>(`good?ids=${product.id}`, lang)).data;
    const [found] = (await get<List>(`good?title=${word()}`, lang)).data;
    const [saved] = (await get<Saved>('collect', lang)).data;
    const [seen] = (await get<Saved>('browse', lang)).data;
    const stalls = (await get<Stalls>('banner?type=1&limit=90', lang)).data;
    const tag = stalls.flatMap(({ tags }) => tags).find((one) => one.good_id === product.id);
    return {
      list: listed && now(listed),
      search: found && now(found),
      page: now(await get<Shown>(`good/${product.id}`, lang)),
      favourite: saved && now(saved.good),
      seen: seen && now(seen.good),
      tag: tag && now({ id: 0, order_price: tag.price, seckill_offer: tag.seckill_offer }),
    };
  }

  /** What an order of it costs, outside of the sale and in it; null where there is no such order. */
  async function charged(marks: object = {}): Promise<number | null> {
    const line = { ...wireLine({ good: product }), ...marks };
    const { message } = await shop().post<{ goods_list: { price: number; invalid_reason: string | null }[] }>(
      'goodIndent/preview',
      { indentCommodity: [line] },
      { as },
    );
    const [quoted] = message.goods_list;
    return quoted && quoted.invalid_reason === null ? quoted.price : null;
  }
  const inSale = () => ({ seckill_id: saleId, seckill_sku_id: saleVariantId });
  const everywhere = (price: number) => ({
    ...{ list: price, search: price, page: price, favourite: price, seen: price, tag: price },
  });
  const soldOut = () =>
    shop().db.update(flashSaleVariants).set({ remaining: 0 }).where(eq(flashSaleVariants.id, saleVariantId));

  describe.each(['zh', 'en'] as const)('in %s', (lang) => {
    it('follow the clock in every place, and are what an order charges', async () => {
      const start = shop().now.getTime();
      const prices = [
        [0, 10],
        [0.99, 10],
        [1, 6],
        [1.99, 6],
        [2, 10],
        [3, 10],
      ] as const;
      for (const [steps, price] of prices) {
        shop().advance(start + steps * STEP - shop().now.getTime());
        expect({ steps, ...(await shownPrices(lang)) }).toEqual({ steps, ...everywhere(price) });
        expect({ steps, price: (await charged(inSale())) ?? (await charged()) }).toEqual({ steps, price });
      }
    });

    it('are ordinary again when nothing is left of the sale, soon after', async () => {
      shop().advance(1.5 * STEP);
      expect(await shownPrices(lang)).toEqual(everywhere(6));
      await soldOut();
      await soon(() => shownPrices(lang)).toEqual(everywhere(10));
      expect(await charged(inSale())).toBeNull();
      const [told] = (await get<List>(`good?ids=${product.id}`, lang)).data;
      expect(told?.seckill_offer).toMatchObject({ state: 1, is_sold_out: 1, price: [6], market_price: 10 });
    });
  });

  it('lists are ordered and narrowed by what goods cost now', async () => {
    const ordered = async (query: string) => (await get<List>(`good?${both()}&${query}`)).data.map(({ id }) => id);
    expect(await ordered('sort=%2Border_price')).toEqual([other.id, product.id]);
    expect(await ordered('price_max=7')).toEqual([]);
    shop().advance(STEP);
    expect(await ordered('sort=%2Border_price')).toEqual([product.id, other.id]);
    expect(await ordered('sort=-order_price')).toEqual([other.id, product.id]);
    expect(await ordered('price_max=7')).toEqual([product.id]);
    expect(await ordered('price_min=9')).toEqual([]);
    const page = await get<List>(`good?title=${word()}&price_max=7`);
    expect([page.total, page.facets?.price_min]).toEqual([1, 6]);
    shop().advance(STEP);
    expect(await ordered('sort=%2Border_price')).toEqual([other.id, product.id]);
    expect(await ordered('price_min=9')).toEqual([product.id]);
  });

  it('a cart line costs what an order of the cart charges, and tells of the sale beside it', async () => {
    const read = async () =>
      (
        await shop().post<{ price: number; good: { price: number; seckill_offer: WireOffer } }[]>(
          'goodIndent/synchronizationInventory',
          {},
          { as },
        )
      ).message[0];
    for (const state of [0, 1]) {
      shop().advance(state * STEP);
      const line = await read();
      expect(line).toMatchObject({ price: 10, good: { price: 10, seckill_offer: { state, price: [6] } } });
      expect(line?.price).toBe(await charged());
    }
    shop().advance(STEP);
    expect((await read())?.good.seckill_offer).toBeNull();
  });

  it('a favourite fell in price while its sale runs, unless it was saved in it', async () => {
    const fell = async () => (await get<Saved>('collect')).data.map(({ price_fell }) => price_fell);
    expect(await fell()).toEqual([0]);
    shop().advance(STEP);
    expect(await fell()).toEqual([4]);
    await shop().post(`collect/destroy/${product.id}`, {}, { as });
    await shop().post('collect', { id: product.id }, { as });
    expect(await fell()).toEqual([0]);
    shop().advance(STEP);
    expect(await fell()).toEqual([0]);
  });

  it('a sale that is hidden, or without the feature, gives no price', async () => {
    shop().advance(STEP);
    expect((await shownPrices('zh'))['list']).toBe(6);
    await shop().db.update(flashSales).set({ isVisible: false }).where(eq(flashSales.id, saleId));
    await soon(async () => (await shownPrices('zh'))['list']).toBe(10);
    await shop().db.update(flashSales).set({ isVisible: true }).where(eq(flashSales.id, saleId));
    await soon(async () => (await shownPrices('zh'))['list']).toBe(6);
    await shop().db.insert(configs).values({ key: 'features.seckill', value: false });
    shop().advance(60_000);
    expect((await shownPrices('zh'))['list']).toBe(10);
    await shop().db.delete(configs).where(eq(configs.key, 'features.seckill'));
    shop().advance(60_000);
  });
});
