import type { ColourFamily, ProductService, ProductSort } from '@jishi/api/products';
import type { ListAddress } from './list-address.ts';

/** A change of what is listed; every one begins at the first page again. */
export const change = (address: ListAddress, what: Partial<ListAddress>): ListAddress => ({
  ...address,
  page: 1,
  ...what,
});

/** Takes a brand in or out. */
export function toggleBrand(address: ListAddress, id: string): ListAddress {
  return change(address, { brandIds: toggled(address.brandIds, id) });
}

/** Takes a family of colours in or out. */
export function toggleColour(address: ListAddress, colour: ColourFamily): ListAddress {
  return change(address, { colours: toggled(address.colours, colour) });
}

/** Takes a service in or out. */
export function toggleService(address: ListAddress, service: ProductService): ListAddress {
  return change(address, { services: toggled(address.services, service) });
}

const toggled = <Value>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

/** Without brand, price, colour, stock and services; category, word, coupon, order and size stay. */
export const clearFilters = (address: ListAddress): ListAddress =>
  change(address, { brandIds: [], priceMin: null, priceMax: null, inStock: false, colours: [], services: [] });

/** How many filters are in force, a price range counting once. */
export function countFilters({ brandIds, priceMin, priceMax, inStock, colours, services }: ListAddress): number {
  const several = brandIds.length + colours.length + services.length;
  return several + Number(priceMin !== null || priceMax !== null) + Number(inStock);
}

/** What a click on "price" leads to: cheapest first, then back and forth. */
export const nextPriceSort = (sort: ProductSort): ProductSort =>
  sort === 'price-ascending' ? 'price-descending' : 'price-ascending';
