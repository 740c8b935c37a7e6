import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { repeatableRandom } from '../../demo/seed/rows/random.ts';
import { brands, categories, products, productTexts, productVariants } from '../../kernel/db/schema/index.ts';
import type { Page } from '../../kernel/wire/page.ts';
import { bitsOf } from '../../kernel/words/bits.ts';
import { colourFamilies } from '../../kernel/words/colours.ts';
import { describeInTurn } from '../../testing/index.ts';
import { searchVector } from '../search/search-vector.ts';
import type { WireFacets } from './facets.ts';
import { naiveList, type PlainProduct, type PlainQuery, type PlainTree } from './testing/naive-list.ts';
import type { WireProductCard } from './wire/product-wire.ts';

type List = Page<WireProductCard> & { facets: WireFacets };

const WORDS = { zh: ['茶杯', '沙发', '台灯'], en: ['teacup', 'sofa', 'lamp'] } as const;
const tree: PlainTree = new Map([
  [1, [1, 2, 3]],
  [2, [2]],
  [3, [3]],
  [4, [4]],
]);

const query = fc.record<PlainQuery>({
  lang: fc.constantFrom('zh', 'en'),
  word: fc.option(fc.constantFrom(...WORDS.zh, ...WORDS.en)),
  categoryId: fc.option(fc.constantFrom(1, 2, 3, 4)),
  brandIds: fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 2 }),
  priceMin: fc.option(fc.integer({ min: 0, max: 1200 })),
  priceMax: fc.option(fc.integer({ min: 0, max: 1200 })),
  inStock: fc.boolean(),
  colours: fc.uniqueArray(fc.constantFrom('red', 'blue', 'multicolour'), { maxLength: 2 }),
  services: fc.uniqueArray(fc.constantFrom('free_delivery', 'online'), { maxLength: 1 }),
  sort: fc.option(fc.constantFrom('order_price', '-order_price', '-sales', 'id')),
});

describeInTurn('lists and searches', (shop) => {
  let catalogue: PlainProduct[] = [];

  beforeAll(async () => {
    const { db } = shop();
    catalogue = aCatalogue(120);
    const name = (id: number) => ({ zh: `名${id}`, en: `Name ${id}` });
    await db.insert(brands).values([1, 2, 3].map((id) => ({ id, name: name(id), sort: 4 - id })));
    await db
      .insert(categories)
      .values([1, 2, 3, 4].map((id) => ({ id, name: name(id), parentId: id === 2 || id === 3 ? 1 : null })));
    await db.insert(products).values(
      catalogue.map(({ pieces, words, isShown, services, ...product }) => ({
        ...product,
        ...writtenAs(services),
        colours: bitsOf(colourFamilies, product.colours),
        key: `C${product.id}`,
        number: `C${product.id}`,
        shelf: isShown ? ('on' as const) : ('off' as const),
        price: product.orderPrice,
        stock: pieces[0] ?? 0,
      })),
    );
    const variants = catalogue.flatMap(({ id, pieces }) => pieces.slice(1).map((stock) => ({ productId: id, stock })));
    await db.insert(productVariants).values(variants.map((variant) => ({ ...variant, price: 100, productSku: [] })));
    await db.insert(productTexts).values(
      catalogue.flatMap(({ id, words }) =>
        Object.entries(words).map(([lang, all]) => {
          const text = all.join(' ');
          return { productId: id, lang, name: `${text} ${id}`, search: searchVector([{ weight: 'A', text }]) };
        }),
      ),
    );
  });

  const read = async (asked: PlainQuery, page: number, limit: number): Promise<List> => {
    const { lang, word, categoryId, brandIds, priceMin, priceMax, inStock, sort } = asked;
    const search = new URLSearchParams({ page: String(page), limit: String(limit) });
    const set = (key: string, value: string | number | null) => value !== null && search.set(key, String(value));
    set('title', word);
    set('category_id', categoryId);
    set('price_min', priceMin && priceMin / 100);
    set('price_max', priceMax && priceMax / 100);
    set('sort', sort);
    if (inStock) search.set('in_stock', '1');
    for (const id of brandIds) search.append('brand_id[]', String(id));
    for (const colour of asked.colours) search.append('colour[]', colour);
    for (const service of asked.services) search.append('service[]', service);
    const answer = await shop().get<List>(`good?${search}`, { lang });
    expect(answer.status).toBe(200);
    return answer.message;
  };

  it('show and count what counting good by good gives, on every page', async () => {
    const check = async (asked: PlainQuery, limit: number) => {
      const wanted = naiveList(catalogue, asked, tree);
      const first = await read(asked, 1, limit);
      const pages = [first.data];
      for (let page = 2; page <= first.last_page; page += 1) pages.push((await read(asked, page, limit)).data);
      expect([first.total, pages.flat().map(({ id }) => id)]).toEqual([wanted.ids.length, wanted.ids]);
      const { facets } = first;
      expect(Object.fromEntries(facets.brands.map(({ id, count }) => [id, count]))).toEqual(
        Object.fromEntries([...wanted.brands].filter(([id]) => id !== null)),
      );
      const counts = (all: [word: string, count: number][]) => Object.fromEntries(all);
      expect(counts(facets.colours.map(({ colour, count }) => [colour, count]))).toEqual(wanted.colours);
      expect(counts(facets.services.map(({ service, count }) => [service, count]))).toEqual(wanted.services);
      const below = (id: number) =>
        (tree.get(id) ?? []).reduce((sum, one) => sum + (wanted.categories.get(one) ?? 0), 0);
      for (const { id, count } of facets.categories) expect(count).toBe(below(id));
      expect([facets.price_min * 100, facets.price_max * 100, facets.in_stock].map(Math.round)).toEqual([
        wanted.priceMin,
        wanted.priceMax,
        wanted.inStock,
      ]);
    };
    await fc.assert(fc.asyncProperty(query, fc.constantFrom(7, 20, 100), check), { numRuns: 60 });
  }, 60_000);
});

/** Nothing that is handed out online is sent. */
const writtenAs = ([service]: PlainProduct['services']) => ({
  type: service === 'online' ? ('download' as const) : ('physical' as const),
  shippingFeeYuan: service === 'free_delivery' ? 0 : 8,
});

function aCatalogue(size: number): PlainProduct[] {
  const random = repeatableRandom(52);
  const pick = (count: number) => Math.floor(random() * count);
  const some = <T>(all: readonly T[]) => all.filter(() => random() < 0.5);
  return Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    brandId: pick(4) || null,
    categoryId: pick(5) || null,
    orderPrice: 100 + pick(11) * 100,
    pieces: Array.from({ length: pick(3) + 1 }, () => Math.max(0, pick(5) - 2)),
    sales: pick(6),
    isRecommended: pick(2) === 1,
    sort: pick(3),
    colours: some(['red', 'blue', 'multicolour']),
    services: some(['free_delivery', 'online'] as const).slice(0, 1),
    isShown: random() < 0.9,
    words: {
      ...(random() < 0.9 ? { zh: some(WORDS.zh) } : {}),
      ...(random() < 0.8 ? { en: some(WORDS.en) } : {}),
    },
  }));
}
