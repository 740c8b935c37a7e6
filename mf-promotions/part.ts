import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-promotions',
  owner: 'Promotions',
  pages: {
    'coupon-components': { module: './src/features/coupons/coupon-components-page.ts', layout: 'default' },
  },
  fragments: {
    'flash-sale-strip': { module: './src/fragments/flash-sale-strip.ts', hydrate: 'visible' },
    'coupon-popover': { module: './src/fragments/coupon-popover.ts', hydrate: 'visible', wakeOn: ['session'] },
  },
  contract: './src/contract.ts',
});
