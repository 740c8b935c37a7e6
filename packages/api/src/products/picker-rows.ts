import type { Variant } from './model.ts';
import { type VariantAxis, type VariantChoice, variantAxes } from './variants.ts';

/**
 * Rows of the variant picker. A value can be chosen when some variant has it together with the other rows' choice and
 * has pieces left; servers may leave sold-out variants away or send them with a stock of zero.
 */
export function pickerRows(variants: readonly Variant[], choice: VariantChoice): VariantAxis[] {
  const inStock = new Map(
    variantAxes(
      variants.filter(({ stock }) => stock > 0),
      choice,
    ).map((axis) => [axis.name, new Set(axis.values.filter((value) => value.isAvailable).map(({ value }) => value))]),
  );
  return variantAxes(variants, choice).map((axis) => ({
    ...axis,
    values: axis.values.map((value) => ({ ...value, isAvailable: inStock.get(axis.name)?.has(value.value) ?? false })),
  }));
}

/** Whether every value of a row has its own picture: then chips show them. */
export const hasPictures = ({ values }: VariantAxis): boolean =>
  values.length > 1 && new Set(values.map(({ picture }) => picture)).size === values.length;
