/** The nearest whole number inside the limits; what is no number becomes the lower one, which also wins over an upper one below it. */
export function clampToStep(value: number, { min, max }: { min: number; max: number }): number {
  if (!Number.isFinite(value)) return min;
  return Math.max(min, Math.min(max, Math.round(value)));
}
