/** The id of an order in an address; `null` when it is none (rulings 26: such an address is a 404). */
export const readOrderId = (query: URLSearchParams): string | null => {
  const id = query.get('id') ?? '';
  return /^[1-9]\d{0,15}$/.test(id) ? id : null;
};
