import { type Variant, type VariantChoice, type VariantOption, variantAxes } from '@jishi/api/products';

/** What a picker shows as chosen: the options of a line, as far as the product still has them. */
export function startChoice(variants: readonly Variant[], options: readonly VariantOption[]): VariantChoice {
  const known = new Map(variantAxes(variants).map(({ name, values }) => [name, values.map(({ value }) => value)]));
  return Object.fromEntries(
    options.filter(({ name, value }) => known.get(name)?.includes(value)).map(({ name, value }) => [name, value]),
  );
}
