import { defineContract, defineEvents } from '@jishi/contracts/contract';
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

/** Props of the fragments other parts may place. */
export default defineContract<'__mf__'>({
  teaser: { props: z.object({ name: z.string().check(z.minLength(1)) }) },
});

/** What the events of this part carry. Who tells and who hears them is read from the sources. */
export const events = defineEvents<'__event__'>({
  '__event__:waved': z.object({ times: z.int().check(z.minimum(1)) }),
});
