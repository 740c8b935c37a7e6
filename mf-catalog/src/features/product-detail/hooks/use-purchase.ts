import { initialChoice, type Product, toggleValue, type VariantChoice } from '@jishi/api/products';
import { useState } from 'react';
import { type Purchase, purchaseOf } from '../model/purchase.ts';

export type PurchaseState = Purchase & {
  choice: VariantChoice;
  /** The customer has touched the picker; before that it shows the first variant. */
  hasChosen: boolean;
  toggle: (axis: string, value: string) => void;
  setQuantity: (quantity: number) => void;
};

/** Choice of variant and number of pieces. The wanted number survives a change of variant, limited to its stock. */
export function usePurchase(product: Product): PurchaseState {
  const [choice, setChoice] = useState(() => initialChoice(product.variants));
  const [hasChosen, setHasChosen] = useState(false);
  const [wanted, setQuantity] = useState(1);
  const toggle = (axis: string, value: string) => {
    setHasChosen(true);
    setChoice(toggleValue(choice, axis, value));
  };
  return { ...purchaseOf(product, choice, wanted), choice, hasChosen, toggle, setQuantity };
}
