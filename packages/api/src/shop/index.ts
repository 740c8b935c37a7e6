import { lazyRequests } from '../client/lazy-requests.ts';

export type {
  Banner,
  BannerLink,
  BannerObject,
  BannerPlace,
  BannerStage,
  BannerTint,
  Entrance,
  EventSink,
  Feature,
  Features,
  Festival,
  FriendLink,
  PaymentWay,
  PriceTag,
  PromiseKind,
  ScanCode,
  ServiceContact,
  ShopLanguage,
  ShopNames,
  ShopPromise,
  SiteConfig,
  SiteMetadata,
} from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const getFeatures = request('getFeatures');
export const getServiceContact = request('getServiceContact');
export const getSiteConfig = request('getSiteConfig');
export const getSiteMetadata = request('getSiteMetadata');
export const isLicensed = request('isLicensed');
export const listBanners = request('listBanners');
export const listFriendLinks = request('listFriendLinks');
export const listLanguages = request('listLanguages');
