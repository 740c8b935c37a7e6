import { standInFragment } from '../../stand-in.tsx';

export default standInFragment('mf_cart_checkout/add-to-cart');
