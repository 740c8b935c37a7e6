import { defineFragment } from '@jishi/contracts';
import { QuickView } from '../features/quick-view/quick-view.tsx';

export default defineFragment('mf_cart_checkout/quick-view', QuickView);
