import { defineFragment } from '@jishi/contracts';
import { ProductDelivery } from '../features/delivery/product-delivery.tsx';

export default defineFragment('mf_cart_checkout/delivery-estimate', ProductDelivery);
