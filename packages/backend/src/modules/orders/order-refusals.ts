import { refuse, type ShopError } from '../../kernel/errors/shop-error.ts';
import { attributes } from '../../kernel/texts/attributes.ts';
import { type Lang, pickText } from '../../kernel/texts/languages.ts';
import type { QuotedPromotions } from './price-order.ts';
import type { QuotedLine } from './quote.ts';
import type { StockDemand } from './stock-demand.ts';

/** The refusal of an order because of its first line with a problem, or null. */
export function refuseLines(lines: readonly QuotedLine[], lang: Lang): ShopError | null {
  const line = lines.find((one) => one.problem);
  switch (line?.problem) {
    case undefined:
    case null:
      return null;
    case 'variant-required':
      return refuse('field.required', { attribute: pickText(attributes.sku, lang) });
    case 'short-of-stock':
      return refuse(line.variantId === null ? 'order.stock' : 'order.stock_sku');
    case 'purchase-limit':
      return refuse('order.purchase_limit', { n: line.product?.purchaseLimit ?? 0 });
    case 'flash-sale':
      return refuse('order.seckill_limit');
    default:
      return refuse('good.off_shelf');
  }
}

/** The refusal of an order because of its coupon or its points, or null. */
export function refusePromotions({ isCouponUnusable, points }: QuotedPromotions): ShopError | null {
  if (isCouponUnusable) return refuse('order.coupon_unusable');
  if (points.wanted > points.available) return refuse('order.points_over');
  return points.wanted > points.deductible ? refuse('order.points_limit') : null;
}

/** The refusal of an order whose stock was taken by somebody else a moment ago. */
export function refuseStock(demand: StockDemand): ShopError {
  return refuse(demand.variantId === null ? 'order.stock' : 'order.stock_sku');
}
