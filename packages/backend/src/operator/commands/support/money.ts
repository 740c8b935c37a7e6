/** Cents as people read them: `12.50`. */
export function moneyText(cents: number): string {
  return (cents / 100).toFixed(2);
}
