/** Lotteries on a page: four rows of three. */
export const LOTTERIES_PER_PAGE = 12;
