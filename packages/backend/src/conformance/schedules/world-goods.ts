import {
  flashSaleSkus,
  flashSales,
  freights,
  freightWays,
  goodCodes,
  goodSkus,
  goods,
  goodTexts,
  pointsGoods,
  stockReceipts,
} from '../../kernel/db/schema/index.ts';
import type { GoodType, StockRule } from '../../kernel/words/goods.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { type GoodName, goodNames } from './commands.ts';
import { around, type Offer } from './world.ts';

type Kind = {
  type: GoodType;
  isInventory: StockRule;
  freight: number;
  stock: number;
  hasSku: boolean;
  isInSale?: boolean;
};

const PRICE = 1000;
const SALE_PRICE = 600;
const kinds: Record<GoodName, Kind> = {
  plain: { type: 'virtual', isInventory: 'when-ordered', freight: 0, stock: 4, hasSku: false },
  parcel: { type: 'physical', isInventory: 'when-paid', freight: 8, stock: 3, hasSku: true },
  keys: { type: 'card-key', isInventory: 'when-ordered', freight: 0, stock: 5, hasSku: true },
  sale: { type: 'virtual', isInventory: 'when-ordered', freight: 0, stock: 4, hasSku: false, isInSale: true },
  rush: { type: 'virtual', isInventory: 'when-paid', freight: 0, stock: 4, hasSku: true, isInSale: true },
};
/** Fewer than there are pieces. */
const CODES = 2;
let made = 0;

/** The goods of each world, with stock that came in, and the flash sales of two of them. */
export async function makeOffers(shop: TestShop, count: number): Promise<Record<GoodName, Offer>[]> {
  const freightId = await makeFees(shop);
  const wanted = Array.from({ length: count }, () => goodNames.map((name) => kinds[name])).flat();
  const rows = await shop.db
    .insert(goods)
    .values(
      wanted.map((kind) => ({
        ...goodRow(kind),
        ...(kind.freight > 0 ? { freightType: 'rate' as const, freightId } : {}),
      })),
    )
    .returning({ id: goods.id });
  const ids = rows.map(({ id }) => id);
  await shop.db.insert(goodTexts).values(ids.map((goodId) => ({ goodId, lang: 'zh', name: nameOf(goodId) })));
  await shop.db.insert(pointsGoods).values(ids.map((goodId) => ({ goodId, type: 'percent' as const, value: 50 })));
  const skuIds = await makeSkus(
    shop,
    ids.map((id, index) => ({ id, kind: wanted[index] ?? kinds.plain })),
  );
  const stock = ids.map((goodId, index) => ({
    goodId,
    skuId: skuIds.get(goodId) ?? null,
    pieces: wanted[index]?.stock ?? 0,
    remark: 'first stock',
  }));
  await shop.db.insert(stockReceipts).values(stock);
  const saleOf = await makeSales(
    shop,
    ids.filter((_, index) => wanted[index]?.isInSale).map((goodId) => ({ goodId, skuId: skuIds.get(goodId) ?? null })),
  );
  const offers = ids.map((id, index): Offer => {
    const sale = saleOf.get(id) ?? null;
    const { freight = 0 } = wanted[index] ?? {};
    const price = sale ? SALE_PRICE : PRICE;
    return { id, name: nameOf(id), skuId: skuIds.get(id) ?? null, price, freight: freight * 100, sale };
  });
  return Array.from({ length: count }, (_, index) => byName(offers.slice(index * goodNames.length)));
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

function byName([plain, parcel, keys, sale, rush]: readonly Offer[]): Record<GoodName, Offer> {
  if (!plain || !parcel || !keys || !sale || !rush) throw new Error('not all goods were made');
  return { plain, parcel, keys, sale, rush };
}

function goodRow({ type, isInventory, freight, stock, hasSku }: Kind): typeof goods.$inferInsert {
  made += 1;
  return {
    identification: `S${process.pid}-${Date.now().toString(36)}-${made}`,
    number: `NO-${made}`,
    type,
    isInventory,
    freight,
    price: PRICE,
    orderPrice: PRICE,
    inventory: hasSku ? 0 : stock,
    isShow: 'on',
  };
}

async function makeSkus(shop: TestShop, all: readonly { id: number; kind: Kind }[]): Promise<Map<number, number>> {
  const wanted = all.filter(({ kind }) => kind.hasSku);
  const rows = await shop.db
    .insert(goodSkus)
    .values(
      wanted.map(({ id: goodId, kind }) => ({
        goodId,
        price: PRICE,
        inventory: kind.stock,
        isFixed: 0,
        productSku: [{ key: { zh: '颜色' }, value: { zh: '红' } }],
      })),
    )
    .returning({ id: goodSkus.id, goodId: goodSkus.goodId });
  const skuIds = new Map(rows.map(({ id, goodId }) => [goodId, id]));
  const keys = wanted
    .filter(({ kind }) => kind.type === 'card-key')
    .flatMap(({ id }) => Array.from({ length: CODES }, () => id));
  await shop.db
    .insert(goodCodes)
    .values(keys.map((id, index) => ({ skuId: skuIds.get(id) ?? 0, name: `N${index}`, code: `${id}-${index}` })));
  return skuIds;
}

/** Three pieces for one customer or another, two each. */
async function makeSales(
  shop: TestShop,
  sold: readonly { goodId: number; skuId: number | null }[],
): Promise<Map<number, { id: number; skuId: number }>> {
  const { startTime: time, endTime } = around(shop);
  const skuOfGood = new Map(sold.map(({ goodId, skuId }) => [goodId, skuId]));
  const sales = await shop.db
    .insert(flashSales)
    .values(sold.map(({ goodId }) => ({ goodId, name: { zh: '秒杀' }, time, endTime, customerLimit: 2 })))
    .returning({ id: flashSales.id, goodId: flashSales.goodId });
  const pieces = { seckillPrice: SALE_PRICE, price: PRICE, limit: 3, residueLimit: 3 };
  const skus = await shop.db
    .insert(flashSaleSkus)
    .values(sales.map(({ id, goodId }) => ({ flashSaleId: id, skuId: skuOfGood.get(goodId) ?? null, ...pieces })))
    .returning({ id: flashSaleSkus.id, saleId: flashSaleSkus.flashSaleId });
  const skuOf = new Map(skus.map(({ id, saleId }) => [saleId, id]));
  return new Map(sales.map(({ id, goodId }) => [goodId, { id, skuId: skuOf.get(id) ?? 0 }]));
}
