/** What a rate costs in the provinces it names: a first portion, and each further one. In cents. */
type ShippingRateStep = {
  provinces: readonly string[];
  firstQuantity: number;
  firstFee: number;
  furtherQuantity: number;
  furtherFee: number;
};

/** A shipping rate, priced by piece. `freeShippingFrom`: worth of its products in cents from which they ship free, null without the rule. */
export type ShippingRate = {
  id: number;
  freeProvinces: readonly string[];
  freeShippingFrom: number | null;
  steps: readonly ShippingRateStep[];
};

/** One line that may cost a shipping fee; everything but `quantity` is read from the stored product, never from a client. */
export type ShippedLine = {
  /** Virtual products, card keys and downloads never travel. */
  isPhysical: boolean;
  quantity: number;
  /** Price of the line in cents, for `freeShippingFrom`. */
  amount: number;
  /** 0: the fixed fee of the product counts, once per line whatever the quantity. */
  rateId: number;
  /** Fixed fee in cents. */
  fixedFee: number;
};

/**
 * Shipping fee of an order in cents.
 *
 * @param provinceCode null when the province of the address is not known: products with a rate then ship free
 */
export function shippingFeeOf(
  lines: readonly ShippedLine[],
  rates: ReadonlyMap<number, ShippingRate>,
  provinceCode: string | null,
): number {
  const physical = lines.filter((line) => line.isPhysical && line.quantity > 0);
  const fixed = physical.filter((line) => line.rateId === 0).reduce((sum, line) => sum + line.fixedFee, 0);
  const byRate = Map.groupBy(
    physical.filter((line) => line.rateId !== 0),
    (line) => line.rateId,
  );
  let total = fixed;
  for (const [rateId, group] of byRate) {
    const rate = rates.get(rateId);
    if (rate) total += rateFee(rate, group, provinceCode);
  }
  return total;
}

function rateFee(rate: ShippingRate, lines: readonly ShippedLine[], provinceCode: string | null): number {
  if (provinceCode === null || rate.freeProvinces.includes(provinceCode)) return 0;
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (rate.freeShippingFrom !== null && amount >= rate.freeShippingFrom) return 0;
  const step = rate.steps.find((candidate) => candidate.provinces.includes(provinceCode));
  if (!step) return 0;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return stepFee(step, quantity);
}

function stepFee(step: ShippingRateStep, quantity: number): number {
  const further = quantity - step.firstQuantity;
  // A rate without a step for further pieces charges the first cost only.
  if (further <= 0 || step.furtherQuantity <= 0) return step.firstFee;
  return step.firstFee + step.furtherFee * Math.ceil(further / step.furtherQuantity);
}
