import type { ProductSort } from '@jishi/api/products';
import type { ListAddress } from './list-address.ts';

/** A change of what is listed; every one begins at the first page again. */
export const change = (address: ListAddress, what: Partial<ListAddress>): ListAddress => ({
  ...address,
  page: 1,
  ...what,
});

/** Takes a brand in or out. */
export function toggleBrand(address: ListAddress, id: string): ListAddress {
  const { brandIds } = address;
  return change(address, {
    brandIds: brandIds.includes(id) ? brandIds.filter((chosen) => chosen !== id) : [...brandIds, id],
  });
}

/** Without brand, price and stock; category, word, coupon, order and size stay. */
export const clearFilters = (address: ListAddress): ListAddress =>
  change(address, { brandIds: [], priceMin: null, priceMax: null, inStock: false });

/** How many filters are in force, a price range counting once. */
export function countFilters({ brandIds, priceMin, priceMax, inStock }: ListAddress): number {
  return brandIds.length + Number(priceMin !== null || priceMax !== null) + Number(inStock);
}

/** What a click on "price" leads to: cheapest first, then back and forth. */
export const nextPriceSort = (sort: ProductSort): ProductSort =>
  sort === 'price-ascending' ? 'price-descending' : 'price-ascending';
