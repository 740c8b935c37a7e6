import { randomBytes } from 'node:crypto';
import type { Proposal, Release } from '@jishi/contracts/release';
import { withLease } from '../context/lease.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import type {
  ApprovalsRequest,
  ApproveRequest,
  PinRequest,
  PromoteRequest,
  ReleaseResult,
} from '../context/requests.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { earlierReleases, listSerials, liveRelease } from '../releases/read-releases.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { makeRelease } from './make-release.ts';
import { NeedsApproval } from './needs-approval.ts';
import { type Noted, pinParts, promoteChannel } from './pin-parts.ts';
import { planOf } from './plan.ts';
import { planPin } from './planned-pins.ts';
import { proposalText } from './proposal-text.ts';

/** Pins; where a second person has to approve it, notes that it was asked for. */
export async function pinOrPropose(context: RegistryContext, request: PinRequest): Promise<ReleaseResult> {
  const { at } = request;
  return orPropose(
    () => (at === undefined ? pinParts(context, request) : planPin(context, { ...request, at })),
    () => propose(context, request),
  );
}

/** The same for what is live on another channel at this moment: later changes there are not approved with it. */
export async function promoteOrPropose(context: RegistryContext, request: PromoteRequest): Promise<ReleaseResult> {
  return orPropose(
    () => promoteChannel(context, request),
    async () => {
      const { from, ...pin } = request;
      const source = (await liveRelease(context, from))?.release.parts ?? {};
      const live = (await liveRelease(context, request.channel))?.release.parts ?? {};
      const gone = Object.keys(live).filter((part) => !source[part]);
      const kept = Object.entries(source).map(([part, { version }]) => [part, version] as const);
      return propose(context, { ...pin, parts: Object.fromEntries([...kept, ...gone.map((part) => [part, null])]) });
    },
  );
}

async function orPropose(
  make: () => Promise<ReleaseResult>,
  ask: () => Promise<ReleaseResult>,
): Promise<ReleaseResult> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof NeedsApproval) return ask();
    throw error;
  }
}

/** Everything that would refuse it is said to whoever asks, not to whoever approves. */
async function propose(context: RegistryContext, request: PinRequest): Promise<ReleaseResult> {
  const { at, author, reason, buckets, steps, expires, isDryRun } = request;
  const asIfApproved: Noted = () => ({});
  const { warnings } = await (at === undefined
    ? pinParts(context, { ...request, isDryRun: true }, asIfApproved)
    : planPin(context, { ...request, at, isDryRun: true }, asIfApproved));
  const entry: Proposal = {
    id: randomBytes(4).toString('hex'),
    parts: request.parts,
    author,
    reason,
    time: new Date().toISOString(),
    ...(buckets !== undefined && { buckets }),
    ...(steps && { steps }),
    expires: expires ?? null,
    ...(at !== undefined && { at }),
  };
  const note = () =>
    makeRelease(context, request, 'propose', async (live) => {
      const plan = planOf(live);
      const waits = `nothing is live yet, somebody else has to approve it: pnpm release approve ${entry.id}`;
      return { ...plan, proposed: [...plan.proposed, entry], warnings: [...warnings, waits] };
    });
  const names = Object.entries(request.parts).flatMap(([part, version]) =>
    version ? [versionName(part, version)] : [],
  );
  return isDryRun ? note() : withLease(context.blobs, names, note);
}

/** Makes what another person asked for, as they asked for it. */
export async function approve(context: RegistryContext, request: ApproveRequest): Promise<ReleaseResult> {
  const { channel, id, author: by, expect, isDryRun, allowsClock } = request;
  const live = await liveRelease(context, channel);
  const { author, reason, parts, buckets, steps, expires, at, time: asked } = find(live?.release ?? null, id, channel);
  await refuseSame(context, live, { id, author, by });
  const pin = { channel, author, reason, parts, buckets, steps, expires, at, expect, isDryRun, allowsClock };
  const noted: Noted = (now) => {
    find(now, id, channel);
    const proposed = planOf(now).proposed.filter((entry) => entry.id !== id);
    return { proposed, approved: { by, time: new Date().toISOString(), asked } };
  };
  return at === undefined ? pinParts(context, pin, noted) : planPin(context, { ...pin, at }, noted);
}

/** Whether a second person has to approve from now on. Less than what was asked for until now is broken glass. */
export async function changeApprovals(context: RegistryContext, request: ApprovalsRequest): Promise<ReleaseResult> {
  const { channel, second, author, reason, forced } = request;
  return makeRelease(context, request, 'approvals', async (live) => {
    if (!live) throw new RegistryError('not-found', `channel ${channel} has no release that could say it`);
    const before = live.approvals?.second;
    const isLess = before !== undefined && before !== second && second !== 'key';
    if (isLess && !forced) {
      throw new RegistryError(
        'conflict',
        `channel ${channel} needs the approval of a second ${before}: to need less is for one alone only with --force --reason "why"`,
      );
    }
    const approvals = second === null ? null : { second, author, reason, time: new Date().toISOString() };
    const isSame = before === (second ?? undefined);
    const blockers = isLess ? [`channel ${channel} needed the approval of a second ${before}`] : [];
    return { ...planOf(live), ...(isSame ? {} : { approvals }), blockers, forced: forced ?? null };
  });
}

function find(live: Release | null, id: string, channel: string): Proposal {
  const proposed = live?.proposed ?? [];
  const found = proposed.find((entry) => entry.id === id);
  if (found) return found;
  const others = proposed.map(proposalText).join('\n');
  throw new RegistryError(
    'not-found',
    `nobody asked for ${id} on channel ${channel}${others && `, but for\n${others}`}`,
  );
}

/** @throws RegistryError `conflict` for who asked, and where that is needed for the key the question was signed with */
async function refuseSame(
  context: RegistryContext,
  live: StoredRelease | null,
  { id, author, by }: { id: string; author: string; by: string },
): Promise<void> {
  if (author === by) throw new RegistryError('conflict', `${by} asked for it: somebody else has to approve it`);
  if (live?.release.approvals?.second !== 'key' || !context.signer) return;
  const { key } = await context.signer.sign(new Uint8Array());
  if ((await keyOfQuestion(context, live, id)) !== key) return;
  throw new RegistryError('conflict', `it was asked for with the key ${key}: it has to be approved with another one`);
}

/** The key of the release it was asked for with. */
async function keyOfQuestion(context: RegistryContext, live: StoredRelease, id: string): Promise<string | undefined> {
  const { channel } = live.release;
  let first = live.release;
  const serials = await listSerials(context, channel);
  for await (const { release } of earlierReleases(context, channel, live.release, serials)) {
    if (!release.proposed?.some((entry) => entry.id === id)) break;
    first = release;
  }
  return first.signature?.key;
}
