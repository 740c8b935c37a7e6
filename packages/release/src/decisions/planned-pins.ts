import { randomBytes } from 'node:crypto';
import type { PlannedPin } from '@jishi/contracts/release';
import { withLease } from '../context/lease.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import type { CancelRequest, PinRequest, ReleaseResult } from '../context/requests.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { liveRelease } from '../releases/read-releases.ts';
import { refuseBanned } from './bans.ts';
import { makeRelease, verifyParts } from './make-release.ts';
import { unapproved } from './needs-approval.ts';
import { changedBy, type Noted, pinParts } from './pin-parts.ts';
import { planOf } from './plan.ts';
import { isMissed } from './planned-text.ts';

/** Notes a pin for a time. Its versions have to be there and whole; whether they fit what is live is asked again at that time. */
export async function planPin(
  context: RegistryContext,
  request: PinRequest & { at: string },
  noted?: Noted,
): Promise<ReleaseResult> {
  const { at, author, reason } = request;
  if (Date.parse(at) <= Date.now()) throw new RegistryError('invalid', `${at} is over: leave --at out to pin now`);
  if (request.buckets !== undefined) {
    throw new RegistryError(
      'invalid',
      'a rollout cannot be planned for a time: it begins now, with a share of 0 if need be',
    );
  }
  if (request.expires) throw new RegistryError('invalid', 'a pin that is planned cannot expire: say one or the other');
  const entry = {
    id: randomBytes(4).toString('hex'),
    at,
    parts: request.parts,
    author,
    reason,
    forced: request.forced || null,
  };
  const note = () => notePlan(context, request, entry, noted);
  const names = Object.entries(request.parts).flatMap(([part, version]) =>
    version ? [versionName(part, version)] : [],
  );
  // Until the plan stands nothing else keeps these versions.
  return request.isDryRun ? note() : withLease(context.blobs, names, note);
}

async function notePlan(
  context: RegistryContext,
  request: PinRequest,
  entry: PlannedPin,
  noted?: Noted,
): Promise<ReleaseResult> {
  return makeRelease(context, request, 'plan', async (live) => {
    const blockers = noted ? [] : unapproved(live, request);
    if (!live)
      throw new RegistryError('not-found', `channel ${request.channel} has no release yet: pin its parts first`);
    const parts = changedBy(live, request.parts);
    refuseBanned(parts, live.banned);
    await verifyParts(context, parts, new Map());
    const plan = { ...planOf(live), blockers, forced: request.forced || null, ...noted?.(live) };
    const added = { ...entry, ...(plan.approved && { approved: plan.approved }) };
    return { ...plan, planned: [...plan.planned, added].sort((one, other) => one.at.localeCompare(other.at)) };
  });
}

export async function cancelPin(context: RegistryContext, request: CancelRequest): Promise<ReleaseResult> {
  return makeRelease(context, request, 'plan', async (live) => {
    const plan = planOf(live);
    const proposed = plan.proposed.filter(({ id }) => id !== request.id);
    if (proposed.length < plan.proposed.length) return { ...plan, proposed };
    return { ...plan, planned: without(live, request.id) };
  });
}

export async function pinDue(context: RegistryContext, channel: string): Promise<ReleaseResult | null> {
  const live = await liveRelease(context, channel);
  const due = live?.release.planned?.find((entry) => Date.parse(entry.at) <= Date.now() && !isMissed(entry));
  if (!due) return null;
  const { id, author, reason, parts, forced, approved } = due;
  return pinParts(context, { channel, author, reason, parts, forced }, (now) => ({
    planned: without(now, id),
    approved,
  }));
}

/** @throws RegistryError `not-found` when there is no such plan any more: somebody was quicker, or took it back */
function without(live: Parameters<typeof planOf>[0], id: string): PlannedPin[] {
  const { planned } = planOf(live);
  if (planned.some((entry) => entry.id === id)) return planned.filter((entry) => entry.id !== id);
  const others = planned.map((entry) => entry.id).join(', ');
  throw new RegistryError('not-found', `no pin ${id} is planned${others && `: there are ${others}`}`);
}
