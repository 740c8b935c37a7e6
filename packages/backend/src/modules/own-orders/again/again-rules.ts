import { isDeliveredByPayment } from '../../../kernel/words/products.ts';
import { livingVariants, type SaleProduct } from '../../catalogue/sale-products.ts';
import type { OrderLine } from '../../orders/order-records.ts';

/**
 * Why nothing of a line can be put into the cart: it is gone from the shop, or out of it for now · the variant is gone, or one has to be
 * chosen now · nothing is left · the cart has all there are, or may be · keys and downloads are bought at once · it was a prize.
 */
export const againObstacles = ['off-shelf', 'variant-gone', 'sold-out', 'in-cart', 'not-by-cart', 'prize'] as const;
type AgainObstacle = (typeof againObstacles)[number];

/** Why it can be had in fewer pieces than before. */
export const againLimits = ['stock', 'purchase-limit'] as const;
type AgainLimit = (typeof againLimits)[number];

export type BoughtLine = Pick<OrderLine, 'productId' | 'variantId' | 'productType' | 'number' | 'price'>;

/** What a line can be bought for now. `price` of a piece in cents; that of then where there is none now. */
export type AgainLine = {
  quantity: number;
  limit: AgainLimit | null;
  obstacle: AgainObstacle | null;
  price: number;
};

/** What is known of the shop and of the customer at this moment. */
export type AgainFacts = {
  products: ReadonlyMap<number, SaleProduct>;
  /** Price of a piece now, in cents; of an ordinary price what a running sale makes of it. */
  priceOf: (productId: number, variantId: number | null, ordinary: number) => number;
  inCart: readonly { productId: number; variantId: number | null; quantity: number }[];
  isPrize: boolean;
};

/** What of an order can be put into the cart once more. Stock and purchase limit count what is in the cart, and the lines before. */
export function linesAgain(lines: readonly BoughtLine[], facts: AgainFacts): AgainLine[] {
  const taken = [...facts.inCart];
  return lines.map((line) => {
    const again = lineAgain(line, facts, taken);
    taken.push({ productId: line.productId, variantId: line.variantId, quantity: again.quantity });
    return again;
  });
}

function lineAgain(
  line: BoughtLine,
  { products, priceOf, isPrize }: AgainFacts,
  taken: AgainFacts['inCart'],
): AgainLine {
  const { productId, variantId, number: wanted } = line;
  const product = products.get(productId) ?? null;
  const variant = (product && livingVariants(product).find(({ id }) => id === variantId)) ?? null;
  const none = (obstacle: AgainObstacle): AgainLine => ({ quantity: 0, limit: null, obstacle, price: line.price });
  if (isPrize) return none('prize');
  if (!product?.isOnSale) return none('off-shelf');
  if (isDeliveredByPayment(line.productType)) return none('not-by-cart');
  if (!variant && (variantId !== null || livingVariants(product).length > 0)) return none('variant-gone');
  const price = priceOf(productId, variantId, variant?.price ?? product.price);
  const stock = variant?.stock ?? product.stock;
  if (stock <= 0) return { ...none('sold-out'), price };
  const ofProduct = taken.filter((one) => one.productId === productId);
  const left = stock - piecesOf(ofProduct.filter((one) => one.variantId === variantId));
  const allowed = product.purchaseLimit > 0 ? product.purchaseLimit - piecesOf(ofProduct) : Number.POSITIVE_INFINITY;
  const quantity = Math.min(wanted, left, allowed);
  if (quantity <= 0) return { ...none('in-cart'), price };
  const limit = quantity === wanted ? null : left <= allowed ? 'stock' : 'purchase-limit';
  return { quantity, limit, obstacle: null, price };
}

const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
