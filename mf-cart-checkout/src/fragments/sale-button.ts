import { defineFragment } from '@jishi/contracts';
import { SaleButton } from '../features/sale-button/sale-button.tsx';

export default defineFragment('mf_cart_checkout/sale-button', SaleButton);
