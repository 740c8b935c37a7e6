import { redirectTo } from '@jishi/contracts';
import { pathFrom } from './way-back.ts';

/** Pages around signing in are for visitors: customers are sent on. */
export function leaveIfSignedIn(query: URLSearchParams, isSignedIn: boolean): void {
  if (isSignedIn) redirectTo(pathFrom(query.get('from')));
}
