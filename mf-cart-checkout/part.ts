import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-cart-checkout',
  owner: 'Cart and checkout',
  pages: {
    cart: { module: './src/features/cart/cart-page.ts', layout: 'cart' },
    'confirm-order': { module: './src/features/confirm-order/confirm-order-page.ts', layout: 'cart', guarded: true },
    pay: { module: './src/features/pay/pay-page.ts', layout: 'cart', guarded: true },
    'pay-success': { module: './src/features/pay-success/pay-success-page.ts', layout: 'cart', guarded: true },
  },
  fragments: {
    'mini-cart': { module: './src/fragments/mini-cart.ts', hydrate: 'interaction', wakeOn: ['cart', 'session'] },
    // Alive at once: its props change with the variant picker, and a waiting place must not get new props.
    'add-to-cart': { module: './src/fragments/add-to-cart.ts', hydrate: 'load' },
    // Alive at once for the same reason.
    'delivery-estimate': { module: './src/fragments/delivery-estimate.ts', hydrate: 'load', wakeOn: ['session'] },
    'sale-button': { module: './src/fragments/sale-button.ts', hydrate: 'interaction' },
    // Alive at once as well: its lines are put right while it stands there.
    'add-lines': { module: './src/fragments/add-lines.ts', hydrate: 'load' },
    'quick-add': { module: './src/fragments/quick-add.ts', hydrate: 'interaction' },
    'quick-view': { module: './src/fragments/quick-view.ts', hydrate: 'interaction' },
  },
  navigation: [
    { page: 'cart', text: 'cart.title', at: { cart: 10, 'tab-bar': 40 }, icon: 'shopping-cart', count: 'cart' },
  ],
  contract: './src/contract.ts',
});
