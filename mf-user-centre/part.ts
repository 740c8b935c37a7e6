import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-user-centre',
  owner: 'User centre',
  minApi: 1,
  pages: {
    'sign-in': { module: './src/features/sign-in/sign-in-page.ts', layout: 'login' },
    register: { module: './src/features/register/register-page.ts', layout: 'login' },
    'reset-password': { module: './src/features/reset-password/reset-password-page.ts', layout: 'login' },
    scan: { module: './src/features/scan/scan-page.ts', layout: 'login', guarded: true },
    'earlier-scan': { module: './src/features/scan/earlier-scan-page.ts', layout: 'login' },
    terms: { module: './src/features/legal/terms-page.ts', layout: 'login' },
    privacy: { module: './src/features/legal/privacy-page.ts', layout: 'login' },
    portal: { module: './src/features/portal/portal-page.ts', layout: 'user', guarded: true },
    orders: { module: './src/features/orders/order-list-page.ts', layout: 'user', guarded: true },
    'order-detail': { module: './src/features/orders/order-detail-page.ts', layout: 'user', guarded: true },
    'order-print': { module: './src/features/orders/order-print-page.ts', layout: 'bare', guarded: true },
    addresses: { module: './src/features/addresses/addresses-page.ts', layout: 'user', guarded: true },
    favourites: { module: './src/features/favourites/favourites-page.ts', layout: 'user', guarded: true },
    notices: { module: './src/features/notices/notice-list-page.ts', layout: 'user', guarded: true },
    'notice-detail': { module: './src/features/notices/notice-detail-page.ts', layout: 'user', guarded: true },
  },
  fragments: {
    'address-book': { module: './src/fragments/address-book.ts', hydrate: 'load' },
    'favourite-button': { module: './src/fragments/favourite-button.ts', hydrate: 'visible', wakeOn: ['session'] },
    'unread-badge': { module: './src/fragments/unread-badge.ts', hydrate: 'visible', wakeOn: ['session'] },
  },
  contract: './src/contract.ts',
});
