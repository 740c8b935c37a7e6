import type { Address } from '@jishi/api/addresses';

/** An address for the eye: the region, which many share, and from the place on what tells them apart. */
export type AddressParts = { readonly region: string; readonly place: string };

/** Parts what is stored in one piece at the name of the place, with the comma between them; where it is not in it, the place follows. */
export function addressParts({ address, place }: Pick<Address, 'address' | 'place'>): AddressParts {
  const at = place === '' ? -1 : address.lastIndexOf(place);
  if (at < 0) return { region: address, place };
  return { region: address.slice(0, at), place: address.slice(at) };
}
