/** One choice of a variant: axis and value, as shown (`颜色` / `黑色`). */
export type VariantOption = { readonly name: string; readonly value: string };
