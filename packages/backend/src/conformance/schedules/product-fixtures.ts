import {
  flashSales,
  flashSaleVariants,
  pointsProducts,
  productCodes,
  products,
  productTexts,
  productVariants,
  shippingRateSteps,
  shippingRates,
  stockReceipts,
} from '../../kernel/db/schema/index.ts';
import type { ProductType, StockRule } from '../../kernel/words/products.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { type ProductName, productNames } from './commands.ts';
import { around, type Offer } from './context.ts';

type Kind = {
  type: ProductType;
  stockRule: StockRule;
  shippingFee: number;
  stock: number;
  hasVariant: boolean;
  isInSale?: boolean;
};

const PRICE = 1000;
const SALE_PRICE = 600;
const kinds: Record<ProductName, Kind> = {
  plain: { type: 'virtual', stockRule: 'when-ordered', shippingFee: 0, stock: 4, hasVariant: false },
  parcel: { type: 'physical', stockRule: 'when-paid', shippingFee: 8, stock: 3, hasVariant: true },
  keys: { type: 'card-key', stockRule: 'when-ordered', shippingFee: 0, stock: 5, hasVariant: true },
  sale: { type: 'virtual', stockRule: 'when-ordered', shippingFee: 0, stock: 4, hasVariant: false, isInSale: true },
  rush: { type: 'virtual', stockRule: 'when-paid', shippingFee: 0, stock: 4, hasVariant: true, isInSale: true },
};
/** Fewer than there are pieces. */
const CODES = 2;
let made = 0;

/** The products of each context, with stock that came in, and the flash sales of two of them. */
export async function makeOffers(shop: TestShop, count: number): Promise<Record<ProductName, Offer>[]> {
  const shippingRateId = await makeFees(shop);
  const wanted = Array.from({ length: count }, () => productNames.map((name) => kinds[name])).flat();
  const rows = await shop.db
    .insert(products)
    .values(
      wanted.map((kind) => ({
        ...productRow(kind),
        ...(kind.shippingFee > 0 ? { shippingType: 'rate' as const, shippingRateId } : {}),
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
    quantity: wanted[index]?.stock ?? 0,
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
    const { shippingFee = 0 } = wanted[index] ?? {};
    const price = sale ? SALE_PRICE : PRICE;
    return { id, name: nameOf(id), variantId: variantIds.get(id) ?? null, price, shippingFee: shippingFee * 100, sale };
  });
  return Array.from({ length: count }, (_, index) => byName(offers.slice(index * productNames.length)));
}

/** What a parcel costs depends on where it goes: 8.00 home, less and more elsewhere (`customer-fixtures.ts`). */
async function makeFees(shop: TestShop): Promise<number> {
  const [rate] = await shop.db
    .insert(shippingRates)
    .values({ name: { zh: '按地区' } })
    .returning({ id: shippingRates.id });
  const shippingRateId = rate?.id ?? 0;
  const once = { rateId: shippingRateId, firstQuantity: 9, furtherFee: 0 };
  await shop.db.insert(shippingRateSteps).values([
    { ...once, provinces: ['330000'], firstFee: 800 },
    { ...once, provinces: ['320000'], firstFee: 300 },
    { ...once, provinces: ['540000'], firstFee: 1000 },
  ]);
  return shippingRateId;
}

const nameOf = (id: number): string => `商品${id}`;

function byName([plain, parcel, keys, sale, rush]: readonly Offer[]): Record<ProductName, Offer> {
  if (!plain || !parcel || !keys || !sale || !rush) throw new Error('not all goods were made');
  return { plain, parcel, keys, sale, rush };
}

function productRow({ type, stockRule, shippingFee, stock, hasVariant }: Kind): typeof products.$inferInsert {
  made += 1;
  return {
    key: `S${process.pid}-${Date.now().toString(36)}-${made}`,
    number: `NO-${made}`,
    type,
    stockRule,
    shippingFeeYuan: shippingFee,
    price: PRICE,
    orderPrice: PRICE,
    stock: hasVariant ? 0 : stock,
    shelf: 'on',
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
        stock: kind.stock,
        isFixed: false,
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
  const pieces = { salePrice: SALE_PRICE, price: PRICE, limit: 3, remaining: 3 };
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
