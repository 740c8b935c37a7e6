import type { Product, Variant } from '../products/model.ts';
import type { CartLine, CartLineRef } from './model.ts';

/** Identity of a line: its variant, else its product. Two lines of a cart never share it. */
export function lineKey({ productId, variantId }: CartLineRef): string {
  return variantId ? `v${variantId}` : `p${productId}`;
}

/** The line for so many pieces of a product (in a variant, when it has some), as a guest's cart keeps it. */
export function cartLineOf(product: Product, variant: Variant | null, quantity: number): CartLine {
  const ref = { productId: product.id, variantId: variant?.id ?? null };
  return {
    ...ref,
    key: lineKey(ref),
    quantity,
    name: product.name,
    picture: variant?.picture?.url ?? product.pictures[0]?.url ?? null,
    unitPrice: variant?.price ?? product.price,
    marketPrice: (variant ? variant.marketPrice : product.marketPriceRange?.max) ?? null,
    ...(product.flashSale && { flashSale: product.flashSale }),
    options: variant?.options ?? [],
    productType: product.type,
    shippingRateId: product.shippingRateId,
    freeShippingFrom: product.freeShippingFrom,
    stock: variant?.stock ?? product.stock,
    purchaseLimit: product.purchaseLimit,
    isInvalid: product.availability !== 'on-sale',
  };
}
