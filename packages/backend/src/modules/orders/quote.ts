import type { VariantChoice } from '../../kernel/db/schema/index.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import type { OrderType } from '../../kernel/words/orders.ts';
import { livingVariants, type SaleProduct, type SaleVariant } from '../catalogue/sale-products.ts';
import type { Hold } from '../flash-sales/queue/holds.ts';
import type { ShippedLine } from '../shipping/shipping-fee.ts';
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
  productId: number;
  variantId: number | null;
  quantity: number;
  price: number;
  product: SaleProduct | null;
  variant: SaleVariant | null;
  problem: LineProblem | null;
  /** The flash sale it is bought in; `price` is that of the sale then. */
  sale: { saleId: number; saleVariantId: number; hold: Hold | null } | null;
};

/**
 * Reads requested lines against the products of the shop. Stock and purchase limit count all lines of the same variant or
 * product together.
 */
export function quoteLines(lines: readonly RequestedLine[], products: ReadonlyMap<number, SaleProduct>): QuotedLine[] {
  const found = lines.map((line) => findLine(line, products.get(line.productId) ?? null));
  return found.map((line) => (line.problem ? line : { ...line, problem: limitProblem(line, found) }));
}

/** Price of the lines that can be ordered, for the shipping fee. */
export function shippedLines(lines: readonly QuotedLine[]): ShippedLine[] {
  return lines.flatMap((line) =>
    line.product
      ? [
          {
            isPhysical: line.product.type === 'physical',
            quantity: line.quantity,
            amount: line.price * line.quantity,
            rateId: line.product.shippingType === 'rate' ? (line.product.shippingRateId ?? 0) : 0,
            fixedFee: line.product.shippingType === 'rate' ? 0 : line.product.shippingFeeYuan * 100,
          },
        ]
      : [],
  );
}

/** Whether a parcel is sent: a physical product is among the lines. */
export function needsAddress(lines: readonly QuotedLine[]): boolean {
  return lines.some((line) => line.product?.type === 'physical');
}

/** Kind of an order of these lines. */
export function orderTypeOf(lines: readonly QuotedLine[]): OrderType {
  return lines.some((line) => line.sale) ? 'flash-sale' : 'ordinary';
}

/** Whether the pieces of a line leave the stock with the order, and not when it is paid. */
export function isTakenNow(line: QuotedLine): boolean {
  return !line.product?.stockFallsOnPayment;
}

/** What an order line keeps of a product, whatever becomes of it later. */
export function snapshotOf(line: QuotedLine): { name: LocalText; img: string; productSku: VariantChoice[] | null } {
  return {
    name: line.product?.name ?? {},
    img: line.variant?.picture ?? line.product?.picture ?? '',
    productSku: line.variant?.choices ?? null,
  };
}

function findLine(line: RequestedLine, product: SaleProduct | null): QuotedLine {
  const { productId, variantId, quantity } = line;
  const base: QuotedLine = {
    productId,
    variantId,
    quantity,
    price: 0,
    product,
    variant: null,
    problem: null,
    sale: null,
  };
  if (!product || product.isDeleted) return { ...base, problem: 'missing' };
  const variants = livingVariants(product);
  const variant = variants.find((one) => one.id === variantId) ?? null;
  const priced: QuotedLine = { ...base, variant, price: variant?.price ?? (variants.length > 0 ? 0 : product.price) };
  if (!product.isOnSale) return { ...priced, problem: 'off-shelf' };
  if (variantId !== null && !variant) return { ...priced, problem: 'variant-missing' };
  if (variantId === null && variants.length > 0) return { ...priced, problem: 'variant-required' };
  return priced;
}

function limitProblem(line: QuotedLine, all: readonly QuotedLine[]): LineProblem | null {
  const ofProduct = all.filter((other) => other.productId === line.productId && !other.problem);
  const quantity = piecesOf(ofProduct.filter((other) => other.variantId === line.variantId));
  if (quantity > stockOf(line)) return 'short-of-stock';
  const limit = line.product?.purchaseLimit ?? 0;
  return limit > 0 && piecesOf(ofProduct) > limit ? 'purchase-limit' : null;
}

/**
 * Most pieces of a line that asks for more than the stock or the purchase limit has, beside the other lines of its product;
 * `null` for every other line.
 */
export function leftOf(line: QuotedLine, all: readonly QuotedLine[]): number | null {
  if (line.problem !== 'short-of-stock' && line.problem !== 'purchase-limit') return null;
  const others = all.filter((other) => other !== line && other.productId === line.productId);
  const stock = stockOf(line) - piecesOf(others.filter(({ variantId }) => variantId === line.variantId));
  const limit = line.product?.purchaseLimit ?? 0;
  return Math.max(0, limit > 0 ? Math.min(stock, limit - piecesOf(others)) : stock);
}

const stockOf = (line: QuotedLine): number => line.variant?.stock ?? line.product?.stock ?? 0;

function piecesOf(lines: readonly QuotedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
