import type { Product, VariantChoice } from '@jishi/api/products';
import { useState } from 'react';
import { type Purchase, purchaseOf } from '../model/purchase.ts';
import { useChoice } from './use-choice.ts';

export type PurchaseState = Purchase & {
  choice: VariantChoice;
  /** The customer has chosen, here or by the address; before that the picker shows the first variant. */
  hasChosen: boolean;
  toggle: (axis: string, value: string) => void;
  setQuantity: (quantity: number) => void;
};

/** Choice of variant and number of pieces. The wanted number survives a change of variant, limited to its stock. */
export function usePurchase(product: Product): PurchaseState {
  const chosen = useChoice(product.variants);
  const [wanted, setQuantity] = useState(1);
  return { ...purchaseOf(product, chosen.choice, wanted), ...chosen, setQuantity };
}
