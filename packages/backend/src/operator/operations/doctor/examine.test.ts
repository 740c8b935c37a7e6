import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import type { ShopFacts } from './finding.ts';

const none = { count: 0, keys: [] };
/** A shop nothing is missing of. */
const ready: ShopFacts = {
  now: new Date('2026-11-20T08:00:00Z'),
  isDemo: false,
  publicOrigin: 'https://shop.example',
  sendsSms: true,
  sendsMail: true,
  tracksParcels: true,
  chosenMethods: ['balance', 'scan'],
  usableMethods: ['balance', 'scan'],
  couriers: 1,
  idleSteps: [],
  goods: { onSale: 1, free: none, unnamed: { zh: none, en: none }, unnamedVariants: { zh: none, en: none } },
  legal: { terms: ['zh', 'en'], privacy: ['zh', 'en'] },
  languages: ['zh', 'en'],
  unsaid: [],
  links: [{ where: 'Banner 1', address: '/cart', mend: 'x' }],
  pages: [{ path: '/' }, { path: '/cart' }],
  sealedElsewhere: null,
  lastBackup: new Date('2026-11-19T08:00:00Z'),
};
const one = { count: 1, keys: ['G1'] };

it('finds nothing where nothing is missing', () => expect(examine(ready)).toEqual([]));

it('names what blocks first', () => {
  const found = examine({ ...ready, lastBackup: null, couriers: 0 });
  expect(found.map(({ about, level }) => [about, level])).toEqual([
    ['courier', 'blocks'],
    ['backup', 'advice'],
  ]);
});

describe.each<[string, Partial<ShopFacts>, string, 'blocks' | 'advice', RegExp]>([
  ['a demo', { isDemo: true }, 'demo', 'blocks', /SHOP_DEMO=0/],
  ['no address', { publicOrigin: null }, 'origin', 'blocks', /SHOP_PUBLIC_ORIGIN/],
  ['a plain address', { publicOrigin: 'http://shop.example' }, 'origin', 'advice', /SHOP_PUBLIC_ORIGIN/],
  ['no text messages', { sendsSms: false }, 'messages', 'blocks', /SHOP_SMS_URL/],
  ['no tracking', { tracksParcels: false }, 'tracking', 'advice', /SHOP_TRACKING_CUSTOMER/],
  ['no mails', { sendsMail: false }, 'messages', 'advice', /SHOP_SMTP_URL/],
  ['no provider', { usableMethods: ['balance'] }, 'payment', 'blocks', /SHOP_WECHAT/],
  [
    'the balance alone, as chosen',
    { chosenMethods: ['balance'], usableMethods: ['balance'] },
    'payment',
    'advice',
    /SHOP_/,
  ],
  [
    'one of two providers',
    { chosenMethods: ['scan', 'online'], usableMethods: ['scan'] },
    'payment',
    'advice',
    /payment\.methods/,
  ],
  ['no courier', { couriers: 0 }, 'courier', 'blocks', /couriers save/],
  ['a step for nowhere', { idleSteps: ['parcel'] }, 'shipping', 'advice', /shipping-rates save parcel/],
  ['nothing on sale', { goods: { ...ready.goods, onSale: 0 } }, 'goods', 'blocks', /catalogue import/],
  ['a good for nothing', { goods: { ...ready.goods, free: one } }, 'prices', 'blocks', /price set G1/],
  ['no English name', { goods: { ...ready.goods, unnamed: { zh: none, en: one } } }, 'goods', 'advice', /name\.en/],
  [
    'a variant without words',
    { goods: { ...ready.goods, unnamedVariants: { en: one } } },
    'goods',
    'advice',
    /goods show G1/,
  ],
  [
    'terms in one language',
    { legal: { terms: ['zh'], privacy: ['zh', 'en'] } },
    'legal',
    'blocks',
    /purpose=terms.*name\.en/,
  ],
  [
    'a dead link',
    { links: [{ where: 'Banner 5', address: '/seckill/list', mend: 'banners save 5' }] },
    'links',
    'advice',
    /banners save 5/,
  ],
  ['no release', { pages: null }, 'release', 'blocks', /release pin/],
  ['a release out of reach', { pages: { unknown: 'no key' } }, 'release', 'advice', /SHOP_REGISTRY/],
  ['the name it came with', { unsaid: ['shop.name'] }, 'settings', 'advice', /settings set shop\.name/],
  ['a seed of another key', { sealedElsewhere: '2026-11-20' }, 'draws', 'advice', /SHOP_DRAW_KEY/],
  ['no backup', { lastBackup: null }, 'backup', 'advice', /shop backup/],
  ['an old backup', { lastBackup: new Date('2026-11-01T08:00:00Z') }, 'backup', 'advice', /shop backup/],
])('%s', (_, facts, about, level, mend) => {
  it('is found, with what mends it', () => {
    const found = examine({ ...ready, ...facts });
    expect(found).toEqual([
      { about, level, problem: expect.stringMatching(/^\S.*\.$/s), mend: expect.stringMatching(mend) },
    ]);
  });
});
