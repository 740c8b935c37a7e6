import type { Product, UnitPrice } from '@jishi/api/products';

/** A product whose price per unit is known. */
export type Weighable = Product & { readonly unitPrice: UnitPrice };

/** Two goods on a balance. */
export type Balance = {
  /** Which side is dearer and sinks; null where both cost the same. */
  dearer: 'left' | 'right' | null;
  /** What the cheaper side costs less, for `per`. */
  difference: number;
  per: UnitPrice['per'];
  /** Degrees by which the beam leans, clockwise: the right side sinks when it is positive. */
  tilt: number;
};

const MAX_TILT = 13;
/** So much at least, that a difference is seen. */
const MIN_TILT = 3;

export const isWeighable = (product: Product): product is Weighable => product.unitPrice !== undefined;

/** Weighs two prices per unit; null where they are of different units. The smaller of two bases is taken: to make cents more makes up cents. */
export function weigh(left: UnitPrice, right: UnitPrice): Balance | null {
  if (left.per.unit !== right.per.unit) return null;
  const quantity = Math.min(left.per.quantity, right.per.quantity);
  const of = ({ amount, per }: UnitPrice) => Math.round((amount * quantity) / per.quantity);
  const [one, other] = [of(left), of(right)];
  const per = { quantity, unit: left.per.unit };
  if (one === other) return { dearer: null, difference: 0, per, tilt: 0 };
  const isRight = other > one;
  return {
    dearer: isRight ? 'right' : 'left',
    difference: Math.abs(other - one),
    per,
    tilt: (isRight ? 1 : -1) * lean(Math.max(one, other) / Math.min(one, other)),
  };
}

/** Twice as dear leans all the way. */
const lean = (ratio: number): number =>
  Math.round(10 * Math.min(MAX_TILT, Math.max(MIN_TILT, MAX_TILT * Math.log2(ratio)))) / 10;

/** The pair a balance begins with: the first two that can be weighed against each other, else the first two. */
export function firstPair(products: readonly Weighable[]): readonly [Weighable, Weighable] | null {
  const [first, second] = products;
  if (!first || !second) return null;
  for (const [at, one] of products.entries()) {
    const match = products.slice(at + 1).find(({ unitPrice }) => unitPrice.per.unit === one.unitPrice.per.unit);
    if (match) return [one, match];
  }
  return [first, second];
}
