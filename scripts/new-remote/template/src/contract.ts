import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';

declare module '@jishi/contracts' {
  interface OtherPages {
    '__mf__/home': '__path__';
  }
  interface OtherFragments {
    '__mf__/teaser': { name: string };
  }
  interface OtherEvents {
    '__event__:waved': { times: number };
  }
}

/** Props of the fragments other parts may place, and the events they announce. */
export default defineContract<'__mf__'>({
  teaser: {
    props: z.object({ name: z.string().check(z.minLength(1)) }),
    events: { '__event__:waved': z.object({ times: z.int().check(z.minimum(1)) }) },
  },
});
