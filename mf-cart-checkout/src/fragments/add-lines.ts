import { defineFragment } from '@jishi/contracts';
import { AddLines } from '../features/add-lines/add-lines.tsx';

export default defineFragment('mf_cart_checkout/add-lines', AddLines);
