import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';

/** Props of the fragments other parts may place. */
export default defineContract<'mf_promotions'>({
  'coupon-popover': {
    props: z.object({ productId: z.string(), categoryIds: z.array(z.string()) }),
  },
  'coupon-note': { props: z.object({ couponId: z.string() }) },
  'reminder-button': { props: z.object({ saleId: z.string(), startsAt: z.string(), name: z.string() }) },
  'queue-ticket': {
    props: z.object({ productId: z.string(), name: z.optional(z.string()) }),
  },
  'place-note': { props: z.object({ productIds: z.array(z.string()) }) },
  'flash-sale-strip': { props: z.object({ limit: z.int().check(z.minimum(1), z.maximum(20)) }) },
});
