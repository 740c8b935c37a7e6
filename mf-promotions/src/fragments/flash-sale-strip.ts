import { defineFragment } from '@jishi/contracts';
import { FlashSaleStrip } from '../features/flash-sale-strip/flash-sale-strip.tsx';

export default defineFragment('mf_promotions/flash-sale-strip', FlashSaleStrip);
