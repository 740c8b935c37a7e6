/** Devices one holds: a finger, and no mouse. */
const HAND = '(hover: none) and (pointer: coarse)';

/**
 * Whether the address of a code leads anywhere on this device: one of the web does everywhere, one that opens an app (`weixin://…`) on a
 * phone. Browser only.
 */
export function opensHere(address: string): boolean {
  return /^https?:/i.test(address) || matchMedia(HAND).matches;
}
