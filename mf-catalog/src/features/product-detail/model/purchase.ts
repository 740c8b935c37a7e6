import type { Cents, CentsRange } from '@jishi/api';
import { chosenVariant, missingAxes, type Product, type Variant, type VariantChoice } from '@jishi/api/products';

/** What the purchase box says for a choice of variant and a wanted number of pieces. */
export type Purchase = {
  /** `null` while something is not chosen, and for products with one price. */
  variant: Variant | null;
  /** Names of rows nothing is chosen in. */
  missing: readonly string[];
  price: CentsRange;
  /** Struck beside the price. */
  marketPrice: Cents | null;
  /** Pieces of the choice; of all variants while it is not complete. */
  stock: number;
  /** Most pieces of one order: stock and purchase limit together. */
  max: number;
  /** The wanted number, inside its limits. */
  quantity: number;
};

type Offered = Pick<Product, 'variants' | 'priceRange' | 'marketPriceRange' | 'stock' | 'purchaseLimit'>;

export function purchaseOf(product: Offered, choice: VariantChoice, wanted: number): Purchase {
  const { variants, priceRange, marketPriceRange, purchaseLimit } = product;
  const variant = chosenVariant(variants, choice);
  const stock = variant?.stock ?? product.stock;
  const max = Math.max(1, Math.min(stock, purchaseLimit ?? stock));
  return {
    variant: variants.length > 0 ? variant : null,
    missing: missingAxes(variants, choice),
    price: variant ? { min: variant.price, max: variant.price } : priceRange,
    marketPrice: variant ? variant.marketPrice : (marketPriceRange?.max ?? null),
    stock,
    max,
    quantity: Math.min(Math.max(1, wanted), max),
  };
}

/** Whether the product can be bought now, and if not, why. */
export type Offer = 'open' | 'sold-out' | 'scheduled' | 'off-shelf';

export function offerOf({ availability, stock }: Pick<Product, 'availability' | 'stock'>): Offer {
  if (availability === 'scheduled') return 'scheduled';
  if (availability !== 'on-sale') return 'off-shelf';
  return stock > 0 ? 'open' : 'sold-out';
}
