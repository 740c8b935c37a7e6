import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-user-centre',
  owner: 'User centre',
  minApi: 1,
  pages: {
    'sign-in': { module: './src/features/sign-in/sign-in-page.ts', layout: 'login' },
    portal: { module: './src/features/portal/portal-page.ts', layout: 'user', guarded: true },
    orders: { module: './src/features/orders/order-list-page.ts', layout: 'user', guarded: true },
    'order-detail': { module: './src/features/orders/order-detail-page.ts', layout: 'user', guarded: true },
    addresses: { module: './src/features/addresses/addresses-page.ts', layout: 'user', guarded: true },
    favourites: { module: './src/features/favourites/favourites-page.ts', layout: 'user', guarded: true },
  },
  fragments: {
    'address-book': { module: './src/fragments/address-book.ts', hydrate: 'load' },
    'favourite-button': { module: './src/fragments/favourite-button.ts', hydrate: 'visible', wakeOn: ['session'] },
    'unread-badge': { module: './src/fragments/unread-badge.ts', hydrate: 'interaction', wakeOn: ['session'] },
  },
  contract: './src/contract.ts',
});
