import type { Arm } from '@jishi/contracts/release';
import * as z from 'zod/mini';
import { RegistryError } from '../errors/registry-error.ts';
import { type ApiSettings, apiOriginOf, askInternal } from './ask-internal.ts';

/** Which faults are looked for; what is missing leaves nothing out. */
export type FaultRequest = {
  channel: string;
  part?: string | undefined;
  /** Serial of a release. */
  release?: number | undefined;
  arm?: Arm | undefined;
  /** ISO time: those that happened since. */
  since?: string | undefined;
  /** Those told of the page of this request. */
  requestId?: string | undefined;
};

/** Faults of a release that are alike. */
const toldFault = z.object({
  channel: z.string(),
  release: z.int(),
  arm: z.enum(['live', 'candidate']),
  kind: z.string(),
  part: z.string(),
  version: z.nullable(z.string()),
  message: z.string(),
  frames: z.array(z.string()),
  number: z.int(),
  pages: z.array(z.string()),
  devices: z.array(z.string()),
  requestIds: z.array(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type ToldFault = z.infer<typeof toldFault>;

const response = z.object({ faults: z.array(toldFault) });

/** Reads faults, the most frequent first. */
export type ReadFaults = (request: Partial<FaultRequest>) => Promise<ToldFault[]>;

/**
 * Asks the api for them, with the settings the shop has.
 *
 * @throws RegistryError (when it is called) `unauthorized`, `no-key` or `unavailable`, saying what to do
 */
export const faultsFrom =
  (settings: ApiSettings): ReadFaults =>
  async (request) => {
    const query = new URLSearchParams(
      Object.entries(request).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    );
    const answer = await askInternal(`faults?${query}`, settings);
    const result = response.safeParse(await answer.json().catch(() => null));
    if (answer.ok && result.success) return result.data.faults;
    throw new RegistryError('unavailable', `the api at ${apiOriginOf(settings)} does not say which faults there were`);
  };
