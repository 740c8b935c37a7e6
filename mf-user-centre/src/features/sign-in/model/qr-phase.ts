import { isApiError } from '@jishi/api';
import type { QrState } from '@jishi/api/sign-in';

/** What the QR tab shows. Of these only `waiting` and `scanned` go on by themselves. */
export type QrPhase = 'making' | 'waiting' | 'scanned' | 'granted' | 'refused' | 'over' | 'too-many' | 'failed';

type Facts = {
  /** Why there is no code, or why a granted one did not sign in. */
  failure: unknown;
  hasCode: boolean;
  /** What the server said last. */
  state: QrState;
  /** Its time is up by this browser's clock. */
  isPast: boolean;
};

/** A scanned code that has run out is over, a granted one signs in all the same. */
export function qrPhase({ failure, hasCode, state, isPast }: Facts): QrPhase {
  if (isApiError(failure, 'rate-limited')) return 'too-many';
  // Used or run out between the phone's answer and this one.
  if (isApiError(failure, 'conflict')) return 'over';
  if (failure) return 'failed';
  if (!hasCode) return 'making';
  return isPast && (state === 'waiting' || state === 'scanned') ? 'over' : state;
}
