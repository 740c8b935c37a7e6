import { defineFragment } from '@jishi/contracts';
import { CouponPopover } from '../features/coupon-popover/coupon-popover.tsx';

export default defineFragment('mf_promotions/coupon-popover', CouponPopover);
