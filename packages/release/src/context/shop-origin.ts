import { RegistryError } from '../errors/registry-error.ts';

/**
 * Scheme and host of a shop.
 *
 * @throws RegistryError `invalid` for what is no address of one
 */
export function readShopOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new RegistryError('invalid', `"${text}" is not the address of a shop: write it like https://shop.example`);
}
