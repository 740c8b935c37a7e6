import type { CountedFault } from './fault-reports.ts';

/** Milliseconds the api has to take them. */
const WITHIN_MS = 5_000;

/**
 * Hands faults to the api.
 *
 * @returns whether it has taken them; `false`: it never will
 * @throws when it cannot be told
 */
export const sendFaults =
  ({ apiOrigin, internalKey }: { apiOrigin: string; internalKey: string }) =>
  async (faults: readonly CountedFault[], stopping: AbortSignal | null): Promise<boolean> => {
    const limit = AbortSignal.timeout(WITHIN_MS);
    const response = await fetch(`${apiOrigin}/internal/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-key': internalKey },
      body: JSON.stringify({ faults }),
      signal: stopping ? AbortSignal.any([limit, stopping]) : limit,
    });
    await response.arrayBuffer();
    if (response.status >= 500 || response.status === 429) throw new Error(`the api answered ${response.status}`);
    return response.ok;
  };
