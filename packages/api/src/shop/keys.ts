import type { BannerPlace } from './model.ts';

/** Keys of what the shop says of itself. */
export const shopKeys = {
  bannersAll: ['banners'],
  banners: (place: BannerPlace) => ['banners', place] as const,
  features: ['features'],
  friendLinks: ['friend-links'],
  licence: ['licence'],
  serviceContact: ['service-contact'],
  siteConfig: ['site-config'],
} as const;
