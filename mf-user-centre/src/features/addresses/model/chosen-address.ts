import type { Address } from '@jishi/api/addresses';

/** The address an order goes to: the one chosen by hand while it exists, else the default one, else the first. */
export function chosenAddress(addresses: readonly Address[], chosenId: string | null): Address | null {
  const byHand = addresses.find(({ id }) => id === chosenId);
  return byHand ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null;
}
