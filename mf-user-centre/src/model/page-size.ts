/** Sizes a long list can be cut into; the first one unless another is chosen. */
export const pageSizes = [10, 20, 30, 50] as const;

/** `?size=` of an address; what is no size counts as the first. */
export const pageSizeOf = (text: string | null): number =>
  pageSizes.find((size) => String(size) === text) ?? pageSizes[0];
