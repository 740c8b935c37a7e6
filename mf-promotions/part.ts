import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-promotions',
  owner: 'Promotions',
  pages: {
    coupons: { module: './src/features/coupon-centre/coupon-centre-page.ts', layout: 'default', siteMap: ['page'] },
    'own-coupons': {
      module: './src/features/own-coupons/own-coupons-page.ts',
      layout: 'user',
      guarded: true,
      heading: { text: 'own-coupons.title', look: 'card' },
    },
    'flash-sales': {
      module: './src/features/flash-sales/flash-sales-page.ts',
      layout: 'default',
      siteMap: ['page'],
    },
    'coupon-components': { module: './src/features/coupons/coupon-components-page.ts', layout: 'default' },
    lotteries: {
      module: './src/features/lottery-list/lottery-list-page.ts',
      layout: 'user',
      guarded: true,
      heading: { text: 'lottery.list', look: 'card' },
    },
    lottery: { module: './src/features/lottery/lottery-page.ts', layout: 'user', guarded: true },
    prizes: {
      module: './src/features/prizes/prizes-page.ts',
      layout: 'user',
      guarded: true,
      heading: { text: 'prizes.title', look: 'card' },
    },
    'sale-reminders': {
      module: './src/features/sale-reminders/sale-reminders-page.ts',
      layout: 'user',
      guarded: true,
      heading: { text: 'reminders.title', look: 'card' },
    },
  },
  fragments: {
    'reminder-button': {
      module: './src/fragments/reminder-button.ts',
      hydrate: 'visible',
      wakeOn: ['session'],
    },
    'flash-sale-strip': { module: './src/fragments/flash-sale-strip.ts', hydrate: 'read' },
    'queue-ticket': { module: './src/fragments/queue-ticket.ts', hydrate: 'load', wakeOn: ['session'] },
    'place-note': { module: './src/fragments/place-note.ts', hydrate: 'load' },
    'coupon-popover': { module: './src/fragments/coupon-popover.ts', hydrate: 'visible', wakeOn: ['session'] },
    'coupon-note': { module: './src/fragments/coupon-note.ts', hydrate: 'visible', wakeOn: ['session', 'cart'] },
  },
  navigation: [
    { page: 'coupons', text: 'coupons.title', at: { header: 33, footer: 20 } },
    { page: 'coupons', text: 'coupons.title', at: { drawer: 30 }, icon: 'ticket-percent' },
    {
      page: 'own-coupons',
      text: 'own-coupons.title',
      at: { account: 50, 'side-menu': 50 },
      icon: 'ticket-percent',
      group: 'centre',
    },
    { page: 'lotteries', text: 'lottery.list', at: { drawer: 40, account: 60 }, icon: 'gift' },
    { page: 'lotteries', text: 'lottery.list', at: { footer: 30 } },
    {
      page: 'lotteries',
      text: 'lottery.list',
      at: { 'side-menu': 20 },
      icon: 'gift',
      group: 'points',
      covers: ['lottery'],
    },
    { page: 'prizes', text: 'prizes.title', at: { 'side-menu': 30 }, icon: 'trophy', group: 'points' },
    { page: 'flash-sales', text: 'sales.title', at: { header: 30, drawer: 20 }, icon: 'zap' },
    { page: 'flash-sales', text: 'sales.short', at: { 'tab-bar': 30 }, icon: 'zap' },
    { page: 'flash-sales', text: 'sales.title', at: { footer: 10 } },
    { page: 'sale-reminders', text: 'reminders.title', at: { 'side-menu': 90 }, icon: 'zap', group: 'centre' },
  ],
  contract: './src/contract.ts',
});
