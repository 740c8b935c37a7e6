import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';

/** Props of the fragments other parts may place, and the events they announce. */
export default defineContract<'mf_user_centre'>({
  'address-book': {
    props: z.object({ mode: z.enum(['choose', 'manage']), startId: z.optional(z.string()) }),
    events: { 'address:selected': z.object({ addressId: z.nullable(z.string()) }) },
  },
  'favourite-button': {
    props: z.object({ productId: z.string() }),
    events: { 'favourite:changed': z.object({ productId: z.string(), isFavourite: z.boolean() }) },
  },
  'unread-badge': { props: z.strictObject({}), events: {} },
});
