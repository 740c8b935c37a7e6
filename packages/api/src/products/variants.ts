import type { Variant } from './model.ts';

/** Chosen value by axis name. */
export type VariantChoice = Readonly<Record<string, string>>;

export type VariantValue = {
  readonly value: string;
  readonly isChosen: boolean;
  /** Some variant has this value together with what is chosen on the other axes. */
  readonly isAvailable: boolean;
  /** Picture of the first variant with this value, for a picture chip. */
  readonly picture: string | null;
};

export type VariantAxis = { readonly name: string; readonly values: readonly VariantValue[] };

/** Rows of the variant picker for a choice: axes and values in the order of the variants. */
export function variantAxes(variants: readonly Variant[], choice: VariantChoice = {}): VariantAxis[] {
  return axisNames(variants).map((name) => ({
    name,
    values: valuesOf(variants, name).map((value) => ({
      value,
      isChosen: choice[name] === value,
      isAvailable: variants.some((variant) => fits(variant, { ...choice, [name]: value })),
      picture: variants.find((variant) => fits(variant, { [name]: value }))?.picture?.url ?? null,
    })),
  }));
}

/** The variant that is meant when every axis is chosen; `null` while something is missing or nothing fits. */
export function chosenVariant(variants: readonly Variant[], choice: VariantChoice): Variant | null {
  if (missingAxes(variants, choice).length) return null;
  return variants.find((variant) => fits(variant, choice)) ?? null;
}

/** Names of the axes nothing is chosen on, for "please choose …". */
export function missingAxes(variants: readonly Variant[], choice: VariantChoice): string[] {
  return axisNames(variants).filter((name) => choice[name] === undefined);
}

/** The choice that leads to a variant. */
export function choiceOf(variant: Variant): VariantChoice {
  return Object.fromEntries(variant.options.map(({ name, value }) => [name, value]));
}

/** The first variant's values: what a picker starts with. Empty without variants. */
export function initialChoice(variants: readonly Variant[]): VariantChoice {
  const first = variants.find((variant) => variant.stock > 0) ?? variants[0];
  return first ? choiceOf(first) : {};
}

/** The choice after a click on a value: chosen, moved, or taken off when it was chosen already. */
export function toggleValue(choice: VariantChoice, name: string, value: string): VariantChoice {
  if (choice[name] !== value) return { ...choice, [name]: value };
  return Object.fromEntries(Object.entries(choice).filter(([axis]) => axis !== name));
}

/** Values joined for one line of text, as the specification writes them: `黑色;大号`. */
export function optionsText(options: Variant['options'], separator = ';'): string {
  return options.map(({ value }) => value).join(separator);
}

const axisNames = (variants: readonly Variant[]) => [
  ...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name))),
];

const valuesOf = (variants: readonly Variant[], axis: string) => [
  ...new Set(variants.flatMap(({ options }) => options.filter(({ name }) => name === axis).map(({ value }) => value))),
];

const fits = (variant: Variant, choice: VariantChoice) =>
  Object.entries(choice).every(([axis, chosen]) =>
    variant.options.some(({ name, value }) => name === axis && value === chosen),
  );
