import {
  chosenVariant,
  initialChoice,
  missingAxes,
  type Product,
  toggleValue,
  type VariantChoice,
} from '@jishi/api/products';
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
  const { variants } = product;
  const [chosen, setChoice] = useState(() => initialChoice(variants));
  // What was chosen may have gone: a sale that begins has fewer variants.
  const isGone = missingAxes(variants, chosen).length === 0 && !chosenVariant(variants, chosen);
  const choice = isGone ? initialChoice(variants) : chosen;
  const [hasChosen, setHasChosen] = useState(false);
  const [wanted, setQuantity] = useState(1);
  const toggle = (axis: string, value: string) => {
    setHasChosen(true);
    setChoice(toggleValue(choice, axis, value));
  };
  return { ...purchaseOf(product, choice, wanted), choice, hasChosen, toggle, setQuantity };
}
