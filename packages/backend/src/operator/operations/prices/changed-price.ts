/**
 * A price changed by whole percents (−20 is a fifth less), rounded to the nearest multiple of `step` cents. What costs
 * something never becomes free.
 */
export function changedPrice(price: number, percent: number, step: number): number {
  const changed = Math.round((price * (100 + percent)) / (100 * step)) * step;
  return Math.max(changed, Math.min(price, step));
}
