import type { SkuChoice } from '../../kernel/db/schema/index.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import type { OrderType } from '../../kernel/words/orders.ts';
import { livingSkus, type SaleGood, type SaleSku } from '../catalogue/sale-goods.ts';
import type { Hold } from '../flash-sales/line/holds.ts';
import type { FreightLine } from '../freight/rules.ts';
import type { RequestedLine } from './order-request.ts';

/** Why a line cannot be ordered. */
export type LineProblem =
  | 'missing'
  | 'off-shelf'
  | 'variant-missing'
  | 'variant-required'
  | 'short-of-stock'
  | 'purchase-limit'
  | 'flash-sale';

/** A requested line with everything that counts taken from the shop. `price` of a piece in cents. */
export type QuotedLine = {
  goodId: number;
  skuId: number | null;
  pieces: number;
  price: number;
  good: SaleGood | null;
  sku: SaleSku | null;
  problem: LineProblem | null;
  /** The flash sale it is bought in; `price` is that of the sale then. */
  sale: { saleId: number; saleSkuId: number; hold: Hold | null } | null;
};

/**
 * Reads requested lines against the goods of the shop. Stock and purchase limit count all lines of the same SKU or
 * good together.
 */
export function quoteLines(lines: readonly RequestedLine[], goods: ReadonlyMap<number, SaleGood>): QuotedLine[] {
  const found = lines.map((line) => findLine(line, goods.get(line.goodId) ?? null));
  return found.map((line) => (line.problem ? line : { ...line, problem: limitProblem(line, found) }));
}

/** Price of the lines that can be ordered, for freight. */
export function freightLines(lines: readonly QuotedLine[]): FreightLine[] {
  return lines.flatMap((line) =>
    line.good
      ? [
          {
            isPhysical: line.good.type === 'physical',
            pieces: line.pieces,
            amount: line.price * line.pieces,
            templateId: line.good.freightType === 'rate' ? (line.good.freightId ?? 0) : 0,
            fixedFee: line.good.freightType === 'rate' ? 0 : line.good.freightYuan * 100,
          },
        ]
      : [],
  );
}

/** Whether a parcel is sent: a physical good is among the lines. */
export function needsAddress(lines: readonly QuotedLine[]): boolean {
  return lines.some((line) => line.good?.type === 'physical');
}

/** Kind of an order of these lines. */
export function orderTypeOf(lines: readonly QuotedLine[]): OrderType {
  return lines.some((line) => line.sale) ? 'flash-sale' : 'ordinary';
}

/** Whether the pieces of a line leave the stock with the order, and not when it is paid. */
export function isTakenNow(line: QuotedLine): boolean {
  return !line.good?.stockFallsOnPayment;
}

/** What an order line keeps of a good, whatever becomes of it later. */
export function snapshotOf(line: QuotedLine): { name: LocalText; img: string; productSku: SkuChoice[] | null } {
  return {
    name: line.good?.name ?? {},
    img: line.sku?.picture ?? line.good?.picture ?? '',
    productSku: line.sku?.choices ?? null,
  };
}

function findLine(line: RequestedLine, good: SaleGood | null): QuotedLine {
  const { goodId, skuId, pieces } = line;
  const base: QuotedLine = { goodId, skuId, pieces, price: 0, good, sku: null, problem: null, sale: null };
  if (!good || good.isDeleted) return { ...base, problem: 'missing' };
  const skus = livingSkus(good);
  const sku = skus.find((one) => one.id === skuId) ?? null;
  const priced: QuotedLine = { ...base, sku, price: sku?.price ?? (skus.length > 0 ? 0 : good.price) };
  if (!good.isOnSale) return { ...priced, problem: 'off-shelf' };
  if (skuId !== null && !sku) return { ...priced, problem: 'variant-missing' };
  if (skuId === null && skus.length > 0) return { ...priced, problem: 'variant-required' };
  return priced;
}

function limitProblem(line: QuotedLine, all: readonly QuotedLine[]): LineProblem | null {
  const ofGood = all.filter((other) => other.goodId === line.goodId && !other.problem);
  const pieces = piecesOf(ofGood.filter((other) => other.skuId === line.skuId));
  if (pieces > stockOf(line)) return 'short-of-stock';
  const limit = line.good?.purchaseLimit ?? 0;
  return limit > 0 && piecesOf(ofGood) > limit ? 'purchase-limit' : null;
}

/**
 * Most pieces of a line that asks for more than the stock or the purchase limit has, beside the other lines of its good;
 * `null` for every other line.
 */
export function leftOf(line: QuotedLine, all: readonly QuotedLine[]): number | null {
  if (line.problem !== 'short-of-stock' && line.problem !== 'purchase-limit') return null;
  const others = all.filter((other) => other !== line && other.goodId === line.goodId);
  const stock = stockOf(line) - piecesOf(others.filter(({ skuId }) => skuId === line.skuId));
  const limit = line.good?.purchaseLimit ?? 0;
  return Math.max(0, limit > 0 ? Math.min(stock, limit - piecesOf(others)) : stock);
}

const stockOf = (line: QuotedLine): number => line.sku?.stock ?? line.good?.stock ?? 0;

function piecesOf(lines: readonly QuotedLine[]): number {
  return lines.reduce((sum, line) => sum + line.pieces, 0);
}
