import type { Language } from '../model/id.ts';

/** Keys of the address book, and of what its form and map are drawn from. */
export const addressKeys = {
  all: ['addresses'],
  regions: (lang: Language) => ['regions', lang] as const,
  mapTiles: (lang: Language) => ['map-tiles', lang] as const,
} as const;

/** What each change of the address book invalidates. Changing one may change which is the default. */
export const addressInvalidations = {
  createAddress: [addressKeys.all],
  updateAddress: [addressKeys.all],
  removeAddress: [addressKeys.all],
  setDefaultAddress: [addressKeys.all],
} as const;
