import type { ProductType } from '../model/product-type.ts';
import { productTypeLabels, wordOfLabel } from './labels.ts';
import { productTypeNumbers, wordOf } from './numbers.ts';

type Label = string | number | null | undefined;

/** Word of a good's type: the numeric twin when there is one, a number in place of the label, else the label. */
export function toProductType(good: { type?: Label; type_code?: Label } | null | undefined): ProductType {
  return (
    wordOf(productTypeNumbers, good?.type_code) ??
    wordOf(productTypeNumbers, good?.type) ??
    wordOfLabel(productTypeLabels, good?.type) ??
    'physical'
  );
}
