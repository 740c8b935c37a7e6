type Place = { readonly address: string; readonly place: string };

/** Region and place on one line. The full text often holds the name of the place already; then it is not said twice. */
export const addressLine = ({ address, place }: Place): string =>
  address.includes(place) ? address : `${address} ${place}`.trim();

/** The same with the number of the house. */
export const fullAddressLine = (where: Place & { readonly house: string }): string =>
  `${addressLine(where)} ${where.house}`.trim();
