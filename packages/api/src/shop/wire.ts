import * as z from 'zod/mini';
import {
  wireFlag,
  wireId,
  wireLabel,
  wireList,
  wireMap,
  wireNumber,
  wirePage,
  wireResource,
  wireText,
} from '../wire/parts.ts';
import { wireSaleOffer } from '../wire/sale-offer.ts';
import type { Feature } from './model.ts';

/** Row of `GET banner`. */
const wireBanner = z.object({
  id: wireId,
  name: wireText,
  url: wireText,
  resources: z.nullish(wireResource),
  // Extensions of our own server: a banner as text and objects, so that it is no picture of a text.
  title: wireText,
  subtitle: wireText,
  button: wireText,
  tint: wireText,
  pictures: z.nullish(wireList(z.string())),
  tags: z.nullish(
    wireList(
      z.nullable(z.object({ good_id: wireId, name: wireText, price: wireNumber, seckill_offer: wireSaleOffer })),
    ),
  ),
});
export type WireBanner = z.infer<typeof wireBanner>;
export const wireBannerPage = wirePage(wireBanner);
export type WireBannerPage = z.infer<typeof wireBannerPage>;

export const wireLanguages = wireList(z.object({ name: z.string(), code: z.string() }));

export const wireServiceConfig = wireMap(z.object({ url: wireText, id: wireLabel, img: wireText }));
export type WireServiceConfig = z.infer<typeof wireServiceConfig>;

const wireCode = z.nullish(wireMap(z.object({ url: wireText, img: wireText })));

/** Answer of `GET siteConfig`, an extension of our own server. */
export const wireSiteConfig = z.object({
  codes: z.nullish(wireMap(z.object({ mini_program: wireCode, h5: wireCode, app: wireCode }))),
  icp: wireText,
  notice: wireText,
  events: z.nullish(wireMap(z.object({ sink: wireText, url: wireText }))),
  promises: z.nullish(wireList(z.object({ kind: z.string(), title: z.string(), text: wireText }))),
  payments: z.nullish(wireList(z.string())),
});
export type WirePromise = NonNullable<z.infer<typeof wireSiteConfig>['promises']>[number];
export type WireSiteConfig = z.infer<typeof wireSiteConfig>;

/** Answer of `GET siteMetadata`, an extension of our own server. */
export const wireSiteMetadata = z.object({
  description: wireText,
  keywords: wireText,
  author: wireText,
  name: wireText,
  sign: wireText,
  slogan: wireText,
  since: z.nullish(wireNumber),
  festival: wireText,
});
export type WireSiteMetadata = z.infer<typeof wireSiteMetadata>;

/** Names of features in `verifyPlugin/{names}` (14.1). */
export const featureNames = {
  coupons: 'coupon',
  reviews: 'comment',
  questions: 'question',
  'flash-sales': 'seckill',
  points: 'integral',
  'points-payment': 'integralCommodity',
  lotteries: 'integralDraw',
  'qr-sign-in': 'sweepLogin',
  'group-purchase': 'groupPurchase',
  articles: 'article',
  'password-sign-in': 'passwordLogin',
  licence: 'license',
  demo: 'demo',
} as const satisfies Record<Feature, string>;

export const wireFeatures = wireMap(z.record(z.string(), wireFlag));
export type WireFeatures = z.infer<typeof wireFeatures>;
