import { redirectTo } from '@jishi/contracts';
import { pathFrom } from './return-path.ts';

/** Pages around signing in are for visitors: customers are sent on. */
export function leaveIfSignedIn(query: URLSearchParams, isSignedIn: boolean): void {
  if (isSignedIn) redirectTo(pathFrom(query.get('from')));
}
