import { defineFragment } from '@jishi/contracts';
import { CouponNote } from '../features/coupon-note/coupon-note.tsx';

export default defineFragment('mf_promotions/coupon-note', CouponNote);
