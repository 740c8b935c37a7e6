import type { Release } from '@jishi/contracts/release';
import type { PinRequest } from '../context/requests.ts';

/** What was asked for is new, and a second person has to approve it. */
export class NeedsApproval extends Error {}

/**
 * What stands in the way of something new that nobody has approved. Whoever breaks the glass needs nobody else: that it was broken stands in
 * the release.
 *
 * @throws NeedsApproval unless it is forced
 */
export function unapproved(live: Release | null, { forced }: Pick<PinRequest, 'forced'>): string[] {
  if (!live?.approvals) return [];
  if (!forced) throw new NeedsApproval();
  return [`channel ${live.channel} needs the approval of a second ${live.approvals.second}`];
}
