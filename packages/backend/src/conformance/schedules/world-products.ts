import {
  flashSales,
  flashSaleVariants,
  freights,
  freightWays,
  pointsProducts,
  productCodes,
  products,
  productTexts,
  productVariants,
  stockReceipts,
} from '../../kernel/db/schema/index.ts';
import type { ProductType, StockRule } from '../../kernel/words/products.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { type ProductName, productNames } from './commands.ts';
import { around, type Offer } from './world.ts';

type Kind = {
  type: ProductType;
  isInventory: StockRule;
  freight: number;
  stock: number;
  hasVariant: boolean;
  isInSale?: boolean;
};

const PRICE = 1000;
const SALE_PRICE = 600;
const kinds: Record<ProductName, Kind> = {
  plain: { type: 'virtual', isInventory: 'when-ordered', freight: 0, stock: 4, hasVariant: false },
  parcel: { type: 'physical', isInventory: 'when-paid', freight: 8, stock: 3, hasVariant: true },
  keys: { type: 'card-key', isInventory: 'when-ordered', freight: 0, stock: 5, hasVariant: true },
  sale: { type: 'virtual', isInventory: 'when-ordered', freight: 0, stock: 4, hasVariant: false, isInSale: true },
  rush: { type: 'virtual', isInventory: 'when-paid', freight: 0, stock: 4, hasVariant: true, isInSale: true },
};
/** Fewer than there are pieces. */
const CODES = 2;
let made = 0;

/** The products of each world, with stock that came in, and the flash sales of two of them. */
export async function makeOffers(shop: TestShop, count: number): Promise<Record<ProductName, Offer>[]> {
  const freightId = await makeFees(shop);
  const wanted = Array.from({ length: count }, () => productNames.map((name) => kinds[name])).flat();
  const rows = await shop.db
    .insert(products)
    .values(
      wanted.map((kind) => ({
        ...productRow(kind),
        ...(kind.freight > 0 ? { freightType: 'rate' as const, freightId } : {}),
      })),
    )
    .returning({ id: products.id });
  const ids = rows.map(({ id }) => id);
  await shop.db
    .insert(productTexts)
    .values(ids.map((productId) => ({ productId, lang: 'zh', name: nameOf(productId) })));
  await shop.db
    .insert(pointsProducts)
    .values(ids.map((productId) => ({ productId, type: 'percent' as const, value: 50 })));
  const variantIds = await makeVariants(
    shop,
    ids.map((id, index) => ({ id, kind: wanted[index] ?? kinds.plain })),
  );
  const stock = ids.map((productId, index) => ({
    productId,
    variantId: variantIds.get(productId) ?? null,
    pieces: wanted[index]?.stock ?? 0,
    remark: 'first stock',
  }));
  await shop.db.insert(stockReceipts).values(stock);
  const saleOf = await makeSales(
    shop,
    ids
      .filter((_, index) => wanted[index]?.isInSale)
      .map((productId) => ({ productId, variantId: variantIds.get(productId) ?? null })),
  );
  const offers = ids.map((id, index): Offer => {
    const sale = saleOf.get(id) ?? null;
    const { freight = 0 } = wanted[index] ?? {};
    const price = sale ? SALE_PRICE : PRICE;
    return { id, name: nameOf(id), variantId: variantIds.get(id) ?? null, price, freight: freight * 100, sale };
  });
  return Array.from({ length: count }, (_, index) => byName(offers.slice(index * productNames.length)));
}

/** What a parcel costs depends on where it goes: 8.00 home, less and more elsewhere (`world-customers.ts`). */
async function makeFees(shop: TestShop): Promise<number> {
  const [freight] = await shop.db
    .insert(freights)
    .values({ name: { zh: '按地区' } })
    .returning({ id: freights.id });
  const freightId = freight?.id ?? 0;
  const once = { freightId, firstPiece: 9, addCost: 0 };
  await shop.db.insert(freightWays).values([
    { ...once, location: ['330000'], firstCost: 800 },
    { ...once, location: ['320000'], firstCost: 300 },
    { ...once, location: ['540000'], firstCost: 1000 },
  ]);
  return freightId;
}

const nameOf = (id: number): string => `商品${id}`;

function byName([plain, parcel, keys, sale, rush]: readonly Offer[]): Record<ProductName, Offer> {
  if (!plain || !parcel || !keys || !sale || !rush) throw new Error('not all goods were made');
  return { plain, parcel, keys, sale, rush };
}

function productRow({ type, isInventory, freight, stock, hasVariant }: Kind): typeof products.$inferInsert {
  made += 1;
  return {
    identification: `S${process.pid}-${Date.now().toString(36)}-${made}`,
    number: `NO-${made}`,
    type,
    isInventory,
    freight,
    price: PRICE,
    orderPrice: PRICE,
    inventory: hasVariant ? 0 : stock,
    isShow: 'on',
  };
}

async function makeVariants(shop: TestShop, all: readonly { id: number; kind: Kind }[]): Promise<Map<number, number>> {
  const wanted = all.filter(({ kind }) => kind.hasVariant);
  const rows = await shop.db
    .insert(productVariants)
    .values(
      wanted.map(({ id: productId, kind }) => ({
        productId,
        price: PRICE,
        inventory: kind.stock,
        isFixed: 0,
        productSku: [{ key: { zh: '颜色' }, value: { zh: '红' } }],
      })),
    )
    .returning({ id: productVariants.id, productId: productVariants.productId });
  const variantIds = new Map(rows.map(({ id, productId }) => [productId, id]));
  const keys = wanted
    .filter(({ kind }) => kind.type === 'card-key')
    .flatMap(({ id }) => Array.from({ length: CODES }, () => id));
  await shop.db
    .insert(productCodes)
    .values(
      keys.map((id, index) => ({ variantId: variantIds.get(id) ?? 0, name: `N${index}`, code: `${id}-${index}` })),
    );
  return variantIds;
}

/** Three pieces for one customer or another, two each. */
async function makeSales(
  shop: TestShop,
  sold: readonly { productId: number; variantId: number | null }[],
): Promise<Map<number, { id: number; variantId: number }>> {
  const { startTime: time, endTime } = around(shop);
  const variantOfProduct = new Map(sold.map(({ productId, variantId }) => [productId, variantId]));
  const sales = await shop.db
    .insert(flashSales)
    .values(sold.map(({ productId }) => ({ productId, name: { zh: '秒杀' }, time, endTime, customerLimit: 2 })))
    .returning({ id: flashSales.id, productId: flashSales.productId });
  const pieces = { salePrice: SALE_PRICE, price: PRICE, limit: 3, residueLimit: 3 };
  const variants = await shop.db
    .insert(flashSaleVariants)
    .values(
      sales.map(({ id, productId }) => ({
        flashSaleId: id,
        variantId: variantOfProduct.get(productId) ?? null,
        ...pieces,
      })),
    )
    .returning({ id: flashSaleVariants.id, saleId: flashSaleVariants.flashSaleId });
  const variantOf = new Map(variants.map(({ id, saleId }) => [saleId, id]));
  return new Map(sales.map(({ id, productId }) => [productId, { id, variantId: variantOf.get(id) ?? 0 }]));
}
