import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  browses,
  collects,
  products,
  productTexts,
  productVariants,
  resources,
} from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestShop } from '../../../testing/index.ts';
import { MAX_FAVOURITES, MAX_VISITS } from '../favourite-records.ts';

type SavedRow = {
  id: number;
  good_id: number;
  price_fell?: number;
  has_sku?: boolean;
  good: { name: string; order_price: number | ''; resources: { img: string } | null } | null;
};
type Page = { data: SavedRow[]; total: number };

let number = 0;

function aRow() {
  const key = `fav-${process.pid}-${++number}`;
  return { key, number: key, orderPrice: 19_990, shelf: 'on' as const };
}

async function aProduct(shop: TestShop, names: { zh: string; en?: string } = { zh: '苹果' }): Promise<number> {
  const [product] = await shop.db.insert(products).values(aRow()).returning({ id: products.id });
  const productId = product?.id ?? 0;
  const texts = Object.entries(names).map(([lang, name]) => ({ productId, lang, name }));
  await shop.db.insert(productTexts).values(texts);
  await shop.db.insert(resources).values({
    imageId: productId,
    imageType: 'good',
    depict: `goods_${productId}_zimg`,
    img: `/media/${productId}.webp`,
  });
  return productId;
}

describeInTurn('favourites and recently viewed', (shop) => {
  it('holds a thousand favourites and the last two hundred visits', async () => {
    const customer = await shop().aCustomer();
    const made = await shop()
      .db.insert(products)
      .values(Array.from({ length: MAX_FAVOURITES }, () => aRow()))
      .returning({ id: products.id });
    const at = shop().now;
    const rows = made.map(({ id }) => ({ userId: customer.id, productId: id, createdAt: at, updatedAt: at }));
    await shop().db.insert(collects).values(rows);
    await shop().db.insert(browses).values(rows.slice(0, MAX_VISITS));
    shop().advance(1000);
    const id = await aProduct(shop());
    const add = (path: string, product: number | undefined) => shop().post(path, { id: product }, { as: customer });
    expect(await add('collect', id)).toMatchObject({ status: 401, message: '收藏已满 1000 件，请先移除一些' });
    expect((await add('collect', made[0]?.id)).status, 'one that is there').toBe(200);
    await add('browse', id);
    const seen = (await shop().get<Page>('browse', { as: customer })).message;
    expect([seen.total, seen.data[0]?.good_id]).toEqual([MAX_VISITS, id]);
  });

  it('keeps a favourite once and finds it again', async () => {
    const customer = await shop().aCustomer();
    const id = await aProduct(shop());
    const as = customer;
    expect((await shop().get(`collect/${id}`, { as })).message).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      expect((await shop().post('collect', { id: String(id), name: 'whole good' }, { as })).status).toBe(200);
    }
    expect((await shop().get(`collect/${id}`, { as })).message).toBe(1);
    const page = (await shop().get<Page>('collect?limit=10&sort=-created_at', { as })).message;
    expect(page).toMatchObject({ total: 1, per_page: 10, data: [{ good_id: id, user_id: customer.id }] });
    expect(page.data[0]?.good).toMatchObject({
      name: '苹果',
      order_price: 199.9,
      putaway_show: null,
      resources: { img: `/media/${id}.webp`, image_type: 'App\\Models\\v1\\Good' },
    });
  });

  it('says how much cheaper a favourite has become since it was saved', async () => {
    const as = await shop().aCustomer();
    const id = await aProduct(shop());
    const fellFor = async () => (await shop().get<Page>('collect', { as })).message.data[0]?.price_fell;
    const cost = (orderPrice: number) => shop().db.update(products).set({ orderPrice }).where(eq(products.id, id));
    await shop().post('collect', { id }, { as });
    expect(await fellFor()).toBe(0);
    await cost(17_490);
    expect(await fellFor()).toBe(25);
    await shop().post('collect', { id }, { as });
    expect(await fellFor(), 'saving it again keeps the first price').toBe(25);
    await cost(21_000);
    expect(await fellFor()).toBe(0);
    await shop().post('browse', { id }, { as });
    expect((await shop().get<Page>('browse', { as })).message.data[0]).not.toHaveProperty('price_fell');
  });

  it('says where something has to be chosen before it is bought', async () => {
    const as = await shop().aCustomer();
    const [one, many, former] = [await aProduct(shop()), await aProduct(shop()), await aProduct(shop())];
    const aVariant = { price: 700, stock: 1, productSku: [] };
    await shop()
      .db.insert(productVariants)
      .values([
        { ...aVariant, productId: many },
        { ...aVariant, productId: former, deletedAt: shop().now },
      ]);
    for (const id of [one, many, former]) await shop().post('collect', { id }, { as });
    const { data } = (await shop().get<Page>('collect', { as })).message;
    expect(new Map(data.map((row) => [row.good_id, row.has_sku]))).toEqual(
      new Map([
        [former, false],
        [many, true],
        [one, false],
      ]),
    );
  });

  it('lists apart what has become cheaper, newest first, in pages', async () => {
    const as = await shop().aCustomer();
    const made = [await aProduct(shop()), await aProduct(shop()), await aProduct(shop()), await aProduct(shop())];
    for (const id of made) {
      await shop().post('collect', { id }, { as });
      shop().advance(1000);
    }
    const fallen = async (query = '') => {
      const { data, total } = (await shop().get<Page>(`collect?fell=1${query}`, { as })).message;
      return { goods: data.map((row) => row.good_id), total };
    };
    expect(await fallen()).toEqual({ goods: [], total: 0 });
    const [first = 0, second = 0, third = 0, fourth = 0] = made;
    const cost = (id: number, orderPrice: number) =>
      shop().db.update(products).set({ orderPrice }).where(eq(products.id, id));
    await cost(first, 100);
    await cost(second, 21_000);
    await cost(third, 19_989);
    await cost(fourth, 100);
    await shop().db.update(products).set({ deletedAt: shop().now }).where(eq(products.id, fourth));
    expect(await fallen()).toEqual({ goods: [third, first], total: 2 });
    expect(await fallen('&limit=1&page=2')).toEqual({ goods: [first], total: 2 });
    expect((await shop().get<Page>('collect?fell=1', { as: await shop().aCustomer() })).message.total).toBe(0);
  });

  it('shows goods without a text in the asked language in the default one', async () => {
    const as = await shop().aCustomer();
    await shop().post('collect', { id: await aProduct(shop(), { zh: '只有中文' }) }, { as });
    await shop().post('collect', { id: await aProduct(shop(), { zh: '梨', en: 'Pear' }) }, { as });
    const page = (await shop().get<Page>('collect', { as, lang: 'en' })).message;
    expect(page.data.map((row) => row.good?.name)).toEqual(['Pear', '只有中文']);
  });

  it('removes by good, else by row, and never somebody else’s', async () => {
    const as = await shop().aCustomer();
    const other = await shop().aCustomer();
    const [first, second] = [await aProduct(shop()), await aProduct(shop())];
    await shop().post('collect', { id: first }, { as });
    await shop().post('collect', { id: second }, { as });
    expect((await shop().post(`collect/destroy/${first}`, {}, { as: other })).status).toBe(200);
    expect((await shop().post(`collect/destroy/${first}`, {}, { as })).status).toBe(200);
    const [left] = (await shop().get<Page>('collect', { as })).message.data;
    expect(left?.good_id).toBe(second);
    await shop().post(`collect/destroy/${left?.id}`, {}, { as });
    expect((await shop().get<Page>('collect', { as })).message.total).toBe(0);
  });

  it('refuses what is not a good', async () => {
    const as = await shop().aCustomer();
    expect(await shop().post('collect', {}, { as })).toMatchObject({ status: 401, code: 50004 });
    expect(await shop().post('collect', { id: 999_999 }, { as })).toMatchObject({ status: 404, code: 50000 });
    expect(await shop().get('collect')).toMatchObject({ status: 500, message: 'Unauthenticated.' });
  });

  it('renews a visit and clears the visits', async () => {
    const as = await shop().aCustomer();
    const [first, second] = [await aProduct(shop()), await aProduct(shop())];
    for (const id of [first, second, first]) {
      shop().advance(1000);
      await shop().post('browse', { id }, { as });
    }
    const page = (await shop().get<Page>('browse?limit=7&sort=-updated_at', { as })).message;
    expect(page.data.map((row) => row.good_id)).toEqual([first, second]);
    await shop().post('browse/clear', {}, { as });
    expect((await shop().get<Page>('browse', { as })).message.total).toBe(0);
  });
});
