import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';

/** Props of the fragments other parts may place. */
export default defineContract<'mf_promotions'>({
  'coupon-popover': {
    props: z.object({ productId: z.string(), categoryIds: z.array(z.string()) }),
  },
  'flash-sale-strip': { props: z.object({ limit: z.int().check(z.minimum(1), z.maximum(20)) }) },
});
