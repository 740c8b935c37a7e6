/** `?page=` of an address: counts from 1; what is no page counts as the first. */
export const pageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
