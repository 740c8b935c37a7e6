import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { CartScreen } from './cart-screen.tsx';

export default definePage({
  Component: CartScreen,
  load(_args, { i18n }) {
    const title = textsOf(i18n)('cart.title');
    return { title, noIndex: true, flow: { title, step: 0 } };
  },
});
