import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';

declare module '@jishi/contracts' {
  interface OtherPages {
    'mf_catalog/street': '/street';
    'mf_catalog/shout': '/shout';
  }
}

/** Props of the fragments other parts may place. */
export default defineContract<'mf_catalog'>({
  'product-strip': {
    props: z.object({
      title: z.string(),
      categoryId: z.optional(z.string()),
      limit: z.int().check(z.minimum(1), z.maximum(20)),
      except: z.optional(z.array(z.string())),
      place: z.optional(z.enum(['cart', 'empty-cart', 'paid', 'account'])),
      productIds: z.optional(z.array(z.string())),
    }),
  },
  'search-suggestions': { props: z.object({ keyword: z.string(), boxId: z.optional(z.string()) }) },
});
