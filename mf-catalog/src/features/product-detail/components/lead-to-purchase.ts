/** Leads back to where a product is bought: into the first row of the picker nothing is chosen in, else to the buttons. */
export function leadToPurchase(sheet: HTMLElement | null, missing: readonly string[]): void {
  sheet?.scrollIntoView({ block: 'start' });
  const [row] = missing;
  const target = row ? `[data-row="${CSS.escape(row)}"] button` : '[data-action-bar] button';
  sheet?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
}
