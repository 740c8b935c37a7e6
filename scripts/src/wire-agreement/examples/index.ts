import { buying } from './buying.ts';
import { catalogue } from './catalogue.ts';
import { customer } from './customer.ts';
import type { Example } from './examples-of.ts';
import { signIn } from './sign-in.ts';

/** Examples of every request of the client, by the file it stands in. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  ...catalogue,
  ...buying,
  ...customer,
  ...signIn,
};
