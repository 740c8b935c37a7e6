import { expect, it } from 'vitest';
import { offerTerms } from './offer-terms.ts';

const cost = { variantId: null, isSent: true, isServed: true, fee: 800, freeFrom: 4900 };
const delivery = {
  region: { code: '330100', name: '杭州市' },
  arrives: { from: '2026-11-22', until: '2026-11-24' },
  orderBy: '2026-11-20 16:00:00',
  serverTime: '2026-11-20 09:00:00',
  costs: [cost, { ...cost, variantId: '2', fee: 1000 }],
};
const returns = { kind: 'returns' as const, title: '7 天无理由退货', text: '' };
const terms = (over: object = {}) =>
  offerTerms({ product: { type: 'physical' }, delivery, promises: [returns], ...over }, 'CNY');

it('says what the dearest variant costs, when it arrives, and for how long it is taken back', () => {
  expect(terms()).toEqual({
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 10, currency: 'CNY' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CN', addressRegion: '杭州市' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 4, unitCode: 'DAY' },
      },
    },
    hasMerchantReturnPolicy: expect.objectContaining({ merchantReturnDays: 7 }),
  });
});

it.each([
  ['without days', { ...delivery, arrives: null }, ['shippingRate', 'shippingDestination']],
  ['without a place', { ...delivery, region: null }, null],
  ['where nothing is sent', { ...delivery, costs: [{ ...cost, isServed: false }] }, null],
  ['where the fee is not known', { ...delivery, costs: [{ ...cost, fee: null }] }, null],
  ['before it is known', null, null],
])('says of delivery what it knows: %s', (_, known, keys) => {
  const { shippingDetails } = terms({ delivery: known }) as { shippingDetails?: object };
  if (keys === null) expect(shippingDetails).toBeUndefined();
  else expect(Object.keys(shippingDetails ?? {})).toEqual(['@type', ...keys]);
});

it('says nothing of what is not sent, and of returns nothing the shop does not promise', () => {
  expect(terms({ product: { type: 'virtual' } })).toEqual({});
  expect(terms({ promises: [] })).not.toHaveProperty('hasMerchantReturnPolicy');
});
