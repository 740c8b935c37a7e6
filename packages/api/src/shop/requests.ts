import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { isApiError } from '../client/api-error.ts';
import { bannerTypeNumbers } from '../wire/numbers.ts';
import { parserOf } from '../wire/parts.ts';
import { toBanners, toFeatures, toFriendLinks, toServiceContact, toSiteConfig, toSiteMetadata } from './mapping.ts';
import type {
  Banner,
  BannerPlace,
  Features,
  FriendLink,
  ServiceContact,
  ShopLanguage,
  SiteConfig,
  SiteMetadata,
} from './model.ts';
import {
  featureNames,
  wireBannerPage,
  wireFeatures,
  wireLanguages,
  wireServiceConfig,
  wireSiteConfig,
  wireSiteMetadata,
} from './wire.ts';

const limits: Record<BannerPlace, number> = {
  'home-carousel': 5,
  'home-advertisement': 1,
  'sign-in': 1,
  blogroll: 20,
};

/** Banners of a place in display order; as many as the place shows. */
export async function listBanners(client: ApiClient, place: BannerPlace, options?: RequestOptions): Promise<Banner[]> {
  return toBanners(await fetchBanners(client, place, options), place);
}

/** Links of the footer to other sites. */
export async function listFriendLinks(client: ApiClient, options?: RequestOptions): Promise<FriendLink[]> {
  return toFriendLinks(await fetchBanners(client, 'blogroll', options));
}

/** Languages of the shop. */
export async function listLanguages(client: ApiClient, options?: RequestOptions): Promise<ShopLanguage[]> {
  return client.get('lang', parserOf(wireLanguages), undefined, options);
}

/** How to reach customer service; for signed-in customers. */
export async function getServiceContact(client: ApiClient, options?: RequestOptions): Promise<ServiceContact> {
  return toServiceContact(await client.get('serviceConfig', parserOf(wireServiceConfig), undefined, options));
}

/** What the frame of every page shows by configuration. Throws `not-found` on servers without the call. */
export async function getSiteConfig(client: ApiClient, options?: RequestOptions): Promise<SiteConfig> {
  return toSiteConfig(await client.get('siteConfig', parserOf(wireSiteConfig), undefined, options));
}

/** What pages without a description say of the shop. Throws `not-found` on servers without the call. */
export async function getSiteMetadata(client: ApiClient, options?: RequestOptions): Promise<SiteMetadata> {
  return toSiteMetadata(await client.get('siteMetadata', parserOf(wireSiteMetadata), undefined, options));
}

/** Which features the shop has. A failure counts as "none": ask once per page load. */
export async function getFeatures(client: ApiClient, options?: RequestOptions): Promise<Features> {
  const path = `verifyPlugin/${Object.values(featureNames).join(',')}`;
  try {
    const quiet = { ...options, anonymous: true, silent: true };
    return toFeatures(await client.post(path, parserOf(wireFeatures), undefined, quiet));
  } catch (error) {
    if (isApiError(error, 'aborted')) throw error;
    return toFeatures({});
  }
}

/** Whether this copy is licensed; `null` when it cannot be told, and then nothing is shown. */
export async function isLicensed(client: ApiClient, options?: RequestOptions): Promise<boolean | null> {
  const quiet = { ...options, anonymous: true, silent: true };
  try {
    return await client.get('commercialLicense', Boolean, undefined, quiet);
  } catch (error) {
    if (isApiError(error, 'aborted')) throw error;
    return isApiError(error, 'not-found') ? isAuthorized(client, quiet) : null;
  }
}

/** The older call answers the text `1` when licensed; its `-1` for "no" would be truthy. */
async function isAuthorized(client: ApiClient, options: RequestOptions): Promise<boolean | null> {
  try {
    return await client.get('authorization', (answer) => answer === '1', undefined, options);
  } catch {
    return null;
  }
}

const fetchBanners = (client: ApiClient, place: BannerPlace, options?: RequestOptions) =>
  client.get(
    'banner',
    parserOf(wireBannerPage),
    { type: bannerTypeNumbers[place], state: 0, sort: '+sort', limit: limits[place] },
    options,
  );
