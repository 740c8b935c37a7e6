import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';

/** Props of the fragments other parts may place. */
export default defineContract<'mf_cart_checkout'>({
  'mini-cart': { props: z.object({}) },
  'add-to-cart': {
    props: z.object({
      productId: z.string(),
      variantId: z.nullable(z.string()),
      quantity: z.int().check(z.minimum(1)),
      missing: z.array(z.string()),
      buyOnly: z.boolean(),
      flashSaleId: z.optional(z.string()),
    }),
  },
  'delivery-estimate': {
    props: z.object({
      productId: z.string(),
      variantId: z.nullable(z.string()),
      quantity: z.int().check(z.minimum(1)),
    }),
  },
  'sale-button': {
    props: z.object({
      productId: z.string(),
      variantId: z.nullable(z.string()),
      quantity: z.int().check(z.minimum(1)),
      flashSaleId: z.string(),
      /** `confirm`: pieces are held already. */
      intent: z.enum(['buy', 'confirm']),
    }),
  },
  'add-lines': {
    props: z.object({
      lines: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          productId: z.string(),
          variantId: z.nullable(z.string()),
          quantity: z.int().check(z.minimum(1)),
        }),
      ),
      stays: z.optional(z.boolean()),
    }),
  },
  'quick-add': {
    props: z.object({ productId: z.string(), name: z.string(), hasVariants: z.boolean() }),
  },
  'quick-view': { props: z.object({ productId: z.string(), name: z.string() }) },
});
