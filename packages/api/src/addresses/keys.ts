import type { Language } from '../model/id.ts';

/** Keys of the address book, and of what its form and map are drawn from. */
export const addressKeys = {
  all: ['addresses'],
  regions: (lang: Language) => ['regions', lang] as const,
  deliveries: ['addresses', 'delivery'],
  /** What delivery of goods costs somebody: of a product by id and number, of lines by their text. */
  delivery: (isSignedIn: boolean, goods: string, region: string, last: string) =>
    ['addresses', 'delivery', isSignedIn, goods, region, last] as const,
  mapTiles: (lang: Language) => ['map-tiles', lang] as const,
} as const;

/** What each change of the address book invalidates. Changing one may change which is the default. */
export const addressInvalidations = {
  createAddress: [addressKeys.all],
  updateAddress: [addressKeys.all],
  removeAddress: [addressKeys.all],
  setDefaultAddress: [addressKeys.all],
  /** Parcels of this day have left: what is ordered now arrives later. */
  deliveryTurned: [addressKeys.deliveries],
} as const;
