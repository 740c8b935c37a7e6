import { defineFragment } from '@jishi/contracts';
import { AddToCart } from '../features/add-to-cart/add-to-cart.tsx';

export default defineFragment('mf_cart_checkout/add-to-cart', AddToCart);
