import { yuanOfCents } from '@jishi/api';
import type { DeliveryEstimate } from '@jishi/api/addresses';
import type { Product } from '@jishi/api/products';
import type { ShopPromise } from '@jishi/api/shop';

/** The shop's fourth promise: goods that were sent come back without a reason within these days. */
const RETURN_DAYS = 7;
const DAY_MS = 86_400_000;

export type OfferTerms = {
  product: Pick<Product, 'type'>;
  /** `null` while it is not known. */
  delivery: DeliveryEstimate | null;
  promises: readonly ShopPromise[];
};

/** How an offer is sent and taken back, as data of schema.org; of what is not known nothing is said. */
export function offerTerms({ product, delivery, promises }: OfferTerms, currency: string): object {
  if (product.type !== 'physical') return {};
  const isReturned = promises.some(({ kind }) => kind === 'returns');
  return {
    ...(delivery && shippingOf(delivery, currency)),
    ...(isReturned && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'CN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: RETURN_DAYS,
        returnMethod: 'https://schema.org/ReturnByMail',
      },
    }),
  };
}

function shippingOf({ region, arrives, serverTime, costs }: DeliveryEstimate, currency: string): object {
  const fees = costs.flatMap(({ isSent, isServed, fee }) => (isSent && isServed && fee !== null ? [fee] : []));
  if (!region || fees.length === 0) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      // Of several variants the dearest: nobody is told less than it costs.
      shippingRate: { '@type': 'MonetaryAmount', value: yuanOfCents(Math.max(...fees)), currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CN', addressRegion: region.name },
      ...(arrives && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: daysBetween(serverTime, arrives.from),
            maxValue: daysBetween(serverTime, arrives.until),
            unitCode: 'DAY',
          },
        },
      }),
    },
  };
}

const daysBetween = (today: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(today.slice(0, 10))) / DAY_MS);
