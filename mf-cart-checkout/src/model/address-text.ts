type Address = { readonly place: string; readonly address: string; readonly house: string };

/** An address on one line. The name of the place is left out where the full text says it already. */
export const addressText = ({ place, address, house }: Address): string =>
  [address, address.includes(place) ? '' : place, house].filter((part) => part !== '').join(' ');
