import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';

declare module '@jishi/contracts' {
  interface OtherPages {
    'mf_user_centre/security': '/user/security';
    'mf_user_centre/passkeys': '/user/passkeys';
    'mf_user_centre/account-closed': '/pass/closed';
    'mf_user_centre/ask-refund': '/user/refund/ask';
    'mf_user_centre/refund': '/user/refund/detail';
    'mf_user_centre/my-data': '/user/data';
    'mf_user_centre/shared-favourites': '/favourites/shared';
  }
}

/** Props of the fragments other parts may place. */
export default defineContract<'mf_user_centre'>({
  'address-book': {
    props: z.object({ mode: z.enum(['choose', 'manage']), startId: z.optional(z.string()) }),
  },
  'favourite-button': {
    props: z.object({
      productId: z.string(),
      isSoldOut: z.optional(z.boolean()),
      isInBar: z.optional(z.boolean()),
    }),
  },
  'unread-badge': { props: z.strictObject({}) },
});
