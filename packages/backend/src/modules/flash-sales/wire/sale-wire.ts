import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { type ResourceRow, resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { saleStates } from '../../../kernel/words/flash-sales.ts';
import { mainPicture } from '../../catalogue/main-picture.ts';
import { progressOf } from '../sale-progress.ts';
import { type ListedSale, type SaleRecord, type SaleVariantRow, type StockOf, saleState } from '../sale-records.ts';

const yuan = z.number().meta({ description: 'yuan' });
const cents = z.int().meta({ description: 'cents' });

/** Row of `GET seckill`. */
export const saleRowSchema = z.object({
  id: z.int(),
  good_id: z.int(),
  name: z.string(),
  abstract: z.string(),
  price: z.array(yuan),
  market_price: yuan.meta({ description: 'yuan: the ordinary price of what costs least in the sale (extension)' }),
  progress: z.int().min(0).max(100),
  state: z.int(),
  time: z.string(),
  end_time: z.string(),
  limit: z.int().meta({ description: 'pieces the sale began with (extension)' }),
  left: z.int().meta({ description: 'pieces that can still be had (extension)' }),
  held: z.int().meta({ description: 'pieces held for customers whose turn it is: they may come back (extension)' }),
  purchase_number: z.int().meta({ description: 'most pieces of an order, 0: no limit (extension)' }),
  customer_limit: z
    .int()
    .meta({ description: 'most pieces of a customer over the whole sale, 0: no limit (extension)' }),
  resources: resourceSchema.nullable(),
});
export type WireSaleRow = z.infer<typeof saleRowSchema>;

/** A row of `GET seckill/had`: a sale, and the pieces of it the customer has had. */
export const ownPiecesSchema = z.object({ id: z.int(), number: z.int() });

/** `GET seckill/{good_id}`. Prices of SKUs are cents here, the rest is yuan. `good_sku_id` 0: the good has no SKUs. */
export const saleSchema = z.object({
  id: z.int(),
  good_id: z.int(),
  name: z.string(),
  abstract: z.string(),
  details: z.string(),
  state: z.int(),
  time: z.string(),
  end_time: z.string(),
  server_time: z.string(),
  resources_many: z.array(resourceSchema),
  price_show: z.array(yuan),
  is_purchase_number: z.int(),
  purchase_number: z.int(),
  customer_limit: z.int(),
  seckill_sku: z.array(
    z.object({
      id: z.int(),
      good_sku_id: z.int(),
      price: cents,
      seckill_price: cents,
      limit: z.int(),
      residue_limit: z.int(),
      held: z.int().meta({ description: 'pieces held for customers whose turn it is (extension)' }),
      resources: resourceSchema.nullable(),
    }),
  ),
});
export type WireSale = z.infer<typeof saleSchema>;

/** Pictures of the good stand in for a sale without its own; the main one takes the role the client looks for. */
export type SalePictures = { many: readonly ResourceRow[]; ofVariants: ReadonlyMap<number, ResourceRow[]> };

function asSalePictures(rows: readonly ResourceRow[]): ResourceRow[] {
  const main = mainPicture(rows);
  return rows.map((row) => (row === main ? { ...row, depict: 'seckill_zimg' } : row));
}

function priceRange(variants: readonly SaleVariantRow[]): number[] {
  const prices = [...new Set(variants.map(({ salePrice }) => salePrice))].sort((one, other) => one - other);
  const ends = prices.length > 1 ? [prices[0], prices.at(-1)] : prices;
  return ends.map((price) => toYuan(price ?? 0));
}

/** The ordinary price of what costs least in the sale. */
function ordinaryPrice(variants: readonly SaleVariantRow[]): number {
  const [cheapest] = variants.toSorted((one, other) => one.salePrice - other.salePrice || one.price - other.price);
  return toYuan(cheapest?.price ?? 0);
}

/** What the sale has left may be sold outside of it: never more than there is. */
const piecesLeft = ({ remaining }: SaleVariantRow, stock: number): number => Math.min(remaining, stock);

export function toSaleRow(
  { sale, variants }: ListedSale,
  pictures: readonly ResourceRow[],
  around: { lang: Lang; times: Times; now: Date },
): WireSaleRow {
  const { lang, times, now } = around;
  const main = mainPicture(asSalePictures(pictures));
  const state = saleState(sale, now);
  return {
    id: sale.id,
    good_id: sale.productId,
    name: pickText(sale.name, lang),
    abstract: pickText(sale.abstract ?? {}, lang),
    price: priceRange(variants),
    market_price: ordinaryPrice(variants),
    progress: progressOf(variants, state),
    state: saleStates.numbers[state],
    time: times.text(sale.time),
    end_time: times.text(sale.endTime),
    limit: variants.reduce((sum, { limit }) => sum + limit, 0),
    left: variants.reduce((sum, variant) => sum + piecesLeft(variant, variant.stock), 0),
    held: variants.reduce((sum, { held }) => sum + held, 0),
    purchase_number: sale.hasOrderLimit ? sale.orderLimit : 0,
    customer_limit: sale.customerLimit,
    resources: main && toWireResource(main, times),
  };
}

export function toSale(
  { sale, variants }: SaleRecord,
  pictures: SalePictures,
  product: { details: string; stockOf: StockOf },
  around: { lang: Lang; times: Times; now: Date },
): WireSale {
  const { lang, times, now } = around;
  return {
    id: sale.id,
    good_id: sale.productId,
    name: pickText(sale.name, lang),
    abstract: pickText(sale.abstract ?? {}, lang),
    details: sale.details ? pickText(sale.details, lang) : product.details,
    state: saleStates.numbers[saleState(sale, now)],
    time: times.text(sale.time),
    end_time: times.text(sale.endTime),
    server_time: times.text(now),
    resources_many: asSalePictures(pictures.many).map((row) => toWireResource(row, times)),
    price_show: priceRange(variants),
    is_purchase_number: Number(sale.hasOrderLimit),
    purchase_number: sale.orderLimit,
    customer_limit: sale.customerLimit,
    seckill_sku: variants.map((variant) => {
      const [picture] = pictures.ofVariants.get(variant.variantId ?? 0) ?? [];
      return {
        id: variant.id,
        good_sku_id: variant.variantId ?? 0,
        price: variant.price,
        seckill_price: variant.salePrice,
        limit: variant.limit,
        residue_limit: piecesLeft(variant, product.stockOf(variant.variantId)),
        held: variant.held,
        resources: picture ? toWireResource(picture, times) : null,
      };
    }),
  };
}
