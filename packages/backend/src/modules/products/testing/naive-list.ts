import type { ColourFamily } from '../../../kernel/words/colours.ts';
import type { ProductService } from '../../../kernel/words/services.ts';

/** A good as the naive list knows it. Prices in cents. */
export type PlainProduct = {
  id: number;
  brandId: number | null;
  categoryId: number | null;
  orderPrice: number;
  /** Of itself and of each variant. */
  pieces: number[];
  sales: number;
  isRecommended: boolean;
  sort: number;
  colours: ColourFamily[];
  services: ProductService[];
  isShown: boolean;
  /** Words of its name by language; none: it has no text there. */
  words: Partial<Record<'zh' | 'en', string[]>>;
};

export type PlainQuery = {
  lang: 'zh' | 'en';
  word: string | null;
  categoryId: number | null;
  brandIds: number[];
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  colours: ColourFamily[];
  services: ProductService[];
  sort: 'order_price' | '-order_price' | '-sales' | 'id' | null;
};

/** Category → everything in it and below. */
export type PlainTree = ReadonlyMap<number, readonly number[]>;

type Facet = 'brand' | 'price' | 'stock' | 'colour';

const hasStock = ({ pieces }: PlainProduct) => pieces.some((count) => count > 0);

/** What a list must show, counted good by good: once for the list, and for each facet again without its own filter. */
export function naiveList(products: readonly PlainProduct[], query: PlainQuery, tree: PlainTree) {
  const fits = (product: PlainProduct, without?: Facet): boolean =>
    product.isShown &&
    product.words[query.lang] !== undefined &&
    (query.word === null || (product.words[query.lang] ?? []).includes(query.word)) &&
    (query.categoryId === null || (tree.get(query.categoryId) ?? []).includes(product.categoryId ?? 0)) &&
    (without === 'brand' || query.brandIds.length === 0 || query.brandIds.includes(product.brandId ?? 0)) &&
    (without === 'price' || query.priceMin === null || product.orderPrice >= query.priceMin) &&
    (without === 'price' || query.priceMax === null || product.orderPrice <= query.priceMax) &&
    (without === 'stock' || !query.inStock || hasStock(product)) &&
    (without === 'colour' ||
      query.colours.length === 0 ||
      query.colours.some((one) => product.colours.includes(one))) &&
    query.services.every((one) => product.services.includes(one));
  const found = (without?: Facet) => products.filter((product) => fits(product, without));
  const prices = found('price').map(({ orderPrice }) => orderPrice);
  const each = <Word extends string>(list: readonly PlainProduct[], of: (product: PlainProduct) => Word[]) =>
    Object.fromEntries([...Map.groupBy(list.flatMap(of), (word) => word)].map(([word, all]) => [word, all.length]));
  const count = (list: readonly PlainProduct[], key: (product: PlainProduct) => number | null) =>
    new Map([...Map.groupBy(list, key)].map(([id, group]) => [id, group.length]));
  return {
    ids: found()
      .toSorted((one, other) => compare(one, other, query.sort))
      .map(({ id }) => id),
    brands: count(found('brand'), ({ brandId }) => brandId),
    categories: count(found(), ({ categoryId }) => categoryId),
    priceMin: prices.length === 0 ? 0 : Math.min(...prices),
    priceMax: Math.max(0, ...prices),
    inStock: found('stock').filter(hasStock).length,
    colours: each(found('colour'), ({ colours }) => colours),
    services: each(found(), ({ services }) => services),
  };
}

function compare(one: PlainProduct, other: PlainProduct, sort: PlainQuery['sort']): number {
  const asked = {
    order_price: one.orderPrice - other.orderPrice,
    '-order_price': other.orderPrice - one.orderPrice,
    '-sales': other.sales - one.sales,
    id: one.id - other.id,
  };
  return (
    (sort === null ? 0 : asked[sort]) ||
    Number(other.isRecommended) - Number(one.isRecommended) ||
    one.sort - other.sort ||
    one.id - other.id
  );
}
