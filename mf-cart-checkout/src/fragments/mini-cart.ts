import { defineFragment } from '@jishi/contracts';
import { MiniCart } from '../features/mini-cart/mini-cart.tsx';

export default defineFragment('mf_cart_checkout/mini-cart', MiniCart);
