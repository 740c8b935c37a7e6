import { defineFragment } from '@jishi/contracts';
import { QuickAdd } from '../features/quick-add/quick-add.tsx';

export default defineFragment('mf_cart_checkout/quick-add', QuickAdd);
