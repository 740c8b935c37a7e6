import * as z from 'zod/mini';
import { RegistryError } from '../errors/registry-error.ts';
import { type ApiSettings, apiOriginOf, askInternal, internalKeyOf } from '../internal-api/ask-internal.ts';

/** One group of a rollout, at the end of each interval: visitors so far, and how many of them had met each event. Numbers only rise. */
export type ArmCurve = { visitors: number[]; events: Record<string, Record<string, number[]>> };

/** How what visitors of a rollout met came together since its first event, all shares together. */
export type RolloutCurves = {
  /** Its id. */
  rollout: string;
  /** Ends of up to 60 equal intervals, ISO; the last is the moment it was read. Empty as long as nobody met anything. */
  times: string[];
  candidate: ArmCurve;
  control: ArmCurve;
};

const series = z.array(z.int());
export const armCurve = z.object({ visitors: series, events: z.record(z.string(), z.record(z.string(), series)) });
const response = z.object({ times: z.array(z.string()), candidate: armCurve, control: armCurve });

/** Reads the curves of a rollout; `null` where nobody is asked, because there is no key of the api. */
export type ReadCurves = (rollout: string) => Promise<RolloutCurves | null>;

/**
 * Asks the api for them, with the settings the shop has.
 *
 * @throws RegistryError (when it is called) `unauthorized` or `unavailable`, saying what to do
 */
export const curvesFrom =
  (settings: ApiSettings): ReadCurves =>
  async (rollout) => {
    if ((await internalKeyOf(settings)) === null) return null;
    const answer = await askInternal(`rollouts/${rollout}/series`, settings);
    const result = response.safeParse(await answer.json().catch(() => null));
    if (answer.ok && result.success) return { rollout, ...result.data };
    throw new RegistryError(
      'unavailable',
      `the api at ${apiOriginOf(settings)} does not say what visitors of a rollout met over time`,
    );
  };
