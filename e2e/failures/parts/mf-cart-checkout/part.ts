import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-cart-checkout',
  owner: 'Tests',
  pages: { cart: { module: './src/page.tsx', layout: 'cart' } },
  fragments: { 'add-to-cart': { module: './src/fragment.tsx', hydrate: 'load' } },
  navigation: [{ page: 'cart', text: 'cart', at: { 'tab-bar': 40 }, icon: 'shopping-cart' }],
  contract: './src/contract.ts',
});
