import { isApiError } from '@jishi/api';

/**
 * What a failed draw did to the points. A refused rule is written nowhere: nothing was taken. Where no answer arrived, or one
 * nobody can read, the draw may have been made: only the same question again, with the same key, tells.
 */
export type Charge = 'none' | 'unknown';

const refused = ['validation', 'conflict', 'not-found', 'rate-limited', 'unauthenticated'] as const;

/**
 * @param wasUnknown an earlier question with this key had no answer. A refused rule still says that nothing was drawn under the
 *   key; what was turned away at the door says nothing of the earlier one.
 */
export function chargeOf(error: unknown, wasUnknown: boolean): Charge {
  const code = isApiError(error) ? refused.find((known) => known === error.code) : undefined;
  if (code === undefined) return 'unknown';
  const isTurnedAway = code === 'rate-limited' || code === 'unauthenticated';
  return wasUnknown && isTurnedAway ? 'unknown' : 'none';
}
