import { BUCKETS } from '@jishi/contracts/release';
import * as z from 'zod/mini';
import { RegistryError } from '../errors/registry-error.ts';
import { type ApiSettings, apiOriginOf, askInternal, internalKeyOf } from '../internal-api/ask-internal.ts';
import type { Epoch } from './judge.ts';

const group = z.object({ visitors: z.int(), events: z.record(z.string(), z.record(z.string(), z.number())) });
const observations = z.object({
  shares: z.array(z.object({ buckets: z.int(), candidate: group, control: group })),
});

/** What visitors of a rollout met; `null` where nobody is asked, because there is no key of the api. */
export type Observations = (rollout: string) => Promise<Epoch[] | null>;

/**
 * Asks the api for it, with the settings the shop has.
 *
 * @throws RegistryError (when it is called) `unauthorized` or `unavailable`, saying what to do
 */
export const observationsOf =
  (settings: ApiSettings): Observations =>
  async (rollout) => {
    if ((await internalKeyOf(settings)) === null) return null;
    const origin = apiOriginOf(settings);
    const response = await askInternal(`rollouts/${rollout}`, settings);
    const result = observations.safeParse(await response.json().catch(() => null));
    if (!response.ok || !result.success) {
      throw new RegistryError('unavailable', `the api at ${origin} does not say what visitors of a rollout meet`);
    }
    return result.data.shares.map(({ buckets, ...groups }) => ({ share: buckets / BUCKETS, ...groups }));
  };
