import { defineFragment } from '@jishi/contracts';
import { ProductStrip } from '../features/product-strip/product-strip.tsx';

export default defineFragment('mf_catalog/product-strip', ProductStrip);
