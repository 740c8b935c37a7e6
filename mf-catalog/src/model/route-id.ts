/** An id of a record as it stands in an address: a positive whole number without leading zeros. */
export const isRouteId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
