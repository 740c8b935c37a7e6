import { cartLineOf, maxQuantity } from '@jishi/api/cart';
import { chosenVariant, initialChoice, missingAxes, type Product } from '@jishi/api/products';
import { useState } from 'react';
import { useCaughtUpCart } from '../../hooks/use-caught-up-cart.ts';
import { useMissingText } from '../../hooks/use-missing-text.ts';
import { useTexts } from '../../messages/texts.ts';
import { usePurchase } from '../add-to-cart/use-purchase.ts';

/** What is chosen of a product over a page, how much of it, and putting it into the cart. */
export function useOptions(product: Product, onAdded: () => void) {
  const text = useTexts();
  const missingText = useMissingText();
  useCaughtUpCart();
  const { id, variants, purchaseLimit } = product;
  const [choice, choose] = useState(() => initialChoice(variants));
  const [wanted, setWanted] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const variant = chosenVariant(variants, choice);
  const isComplete = variants.length === 0 || variant !== null;
  const most = isComplete ? Math.max(1, maxQuantity(cartLineOf(product, variant, 1))) : wanted;
  const quantity = Math.min(wanted, most);
  const purchase = usePurchase({ productId: id, variantId: variant?.id ?? null, quantity });

  const told = () => {
    const missing = missingAxes(variants, choice);
    if (missing.length > 0) return missingText(missing);
    if (!isComplete) return text('variant.sold-out');
    return purchaseLimit === null ? '' : text('hint.limit', { count: purchaseLimit });
  };
  const add = async () => {
    if (!isComplete || isAdding) return;
    setAdding(true);
    const isAdded = await purchase.add();
    setAdding(false);
    if (isAdded) onAdded();
  };
  return { choice, choose, variant, isComplete, quantity, most, setWanted, hint: told(), isAdding, add };
}

export type Options = ReturnType<typeof useOptions>;
