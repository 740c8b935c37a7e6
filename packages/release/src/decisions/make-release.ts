import { setTimeout as sleep } from 'node:timers/promises';
import type { Release, ReleaseKind } from '@jishi/contracts/release';
import { type VerifiedVersion, verifyVersion } from '../artifact-store/read-versions.ts';
import { withLease } from '../context/lease.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import type { Decision, ReleaseResult } from '../context/requests.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { versionName } from '../documents/version-name.ts';
import { channelHead } from '../releases/channel-head.ts';
import { keepNewest } from '../releases/newest-copy.ts';
import { earlierReleases } from '../releases/read-releases.ts';
import { writeRelease } from '../releases/write-release.ts';
import { requireSignature, signRelease } from '../trust/signature.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { refuseUnexpected } from './compare-and-swap.ts';
import { composeRelease, type ReleaseFacts, withCandidate } from './compose-release.ts';
import { overrideBlockers } from './override.ts';
import type { Plan, Wanted } from './plan.ts';
import { warningsOf } from './warnings.ts';
import { refuseWrongClock } from './wrong-clock.ts';

/**
 * Writes the next release; optimistic concurrency: when somebody else took the serial, starts again from what is live then.
 *
 * @param choose makes the plan from what is live, and refuses what must not be; `seen` was live when the request came
 */
export async function makeRelease(
  context: RegistryContext,
  decision: Decision,
  kind: ReleaseKind,
  choose: (live: Release | null, earlier: () => AsyncIterable<StoredRelease>, seen: number | null) => Promise<Plan>,
): Promise<ReleaseResult> {
  const verified = new Map<string, Promise<VerifiedVersion>>();
  let seen: number | null | undefined;
  const takeSnapshot = async (): Promise<Snapshot> => {
    const { channel } = decision;
    const { head: live, serials, next, warnings: ofHead } = await channelHead(context, channel);
    const warnings = [...ofHead, ...(await refuseWrongClock(context, live?.release ?? null, decision))];
    const earlier = () => (live ? earlierReleases(context, channel, live.release, serials) : nothing());
    const serial = live?.release.serial ?? null;
    if (seen === undefined) seen = serial;
    refuseUnexpected(live?.release ?? null, decision.expect, channel);
    const plan = await choose(live?.release ?? null, earlier, seen);
    const added = [plan.parts, plan.rollout?.parts ?? {}].flatMap((parts) => newVersions(parts, live));
    return { serial: next, live, plan, added, warnings };
  };
  const attempt = async ({ serial, live, plan, added, warnings: ofHead }: Snapshot): Promise<ReleaseResult | null> => {
    const parts = await verifyParts(context, plan.parts, verified);
    const candidate = plan.rollout && (await verifyParts(context, plan.rollout.parts, verified));
    const proposal = { kind, plan, live: live?.release ?? null, parts: candidate ?? parts };
    const { forced, warnings: ofCheck } = await overrideBlockers(context, proposal);
    const facts: ReleaseFacts = {
      channel: decision.channel,
      serial,
      time: new Date().toISOString(),
      author: decision.author,
      reason: decision.reason,
      kind,
      forced,
      expires: plan.expires,
      banned: plan.banned,
      frozen: plan.frozen,
      ...(plan.frozenParts.length > 0 && { frozenParts: plan.frozenParts }),
      ...(plan.planned.length > 0 && { planned: plan.planned }),
      ...(plan.approvals && { approvals: plan.approvals }),
      ...(plan.proposed.length > 0 && { proposed: plan.proposed }),
      ...(plan.approved && { approved: plan.approved }),
      previous: live?.integrity ?? null,
      ...(live?.release.skips ? { skips: live.release.skips } : {}),
    };
    const draft = withCandidate(composeRelease(parts, facts), plan.rollout, candidate);
    const advice = await warningsOf(context.blobs, added, [...parts, ...(candidate ?? [])].filter(isFirst));
    const warnings = [...ofHead, ...plan.warnings, ...ofCheck, ...advice];
    if (decision.isDryRun) return dryRun(live, draft, warnings);
    const release = await signRelease(draft, context.signer);
    if (context.trust) requireSignature(release, await context.trust(), 'the new release');
    if (live && hasSameContents(live.release, release)) return { release: live.release, created: false, warnings };
    if (!(await writeRelease(context.blobs, release))) return null;
    await keepNewest(context.blobs, release).catch(() => {}); // it is made, with a copy or without
    return { release, created: true, warnings };
  };
  for (;;) {
    const first = await takeSnapshot();
    if (decision.isDryRun) return (await attempt(first))!;
    const result = await withLease(context.blobs, first.added, async () => {
      for (let [current, losses] = [first, 1]; current.added.every((name) => first.added.includes(name)); losses += 1) {
        const made = await attempt(current);
        if (made) return made;
        await sleep(Math.random() * Math.min(losses, 10) * BACKOFF_STEP);
        current = await takeSnapshot();
      }
      return null; // more has to be leased than at first
    });
    if (result) return result;
  }
}

/** A part whose version stays stands in both. */
const isFirst = (version: VerifiedVersion, index: number, all: readonly VerifiedVersion[]): boolean =>
  all.findIndex(({ hash }) => hash === version.hash) === index;

/** What would be made; whoever has a key would sign it with that of the live one. */
function dryRun(live: StoredRelease | null, draft: Release, warnings: string[]): ReleaseResult {
  const isSame = live && hasSameContents(live.release, { ...draft, signature: live.release.signature });
  return isSame ? { release: live.release, created: false, warnings } : { release: draft, created: true, warnings };
}

/** Milliseconds a writer lets the others go ahead, times its losses: many at once would only take turns in losing. */
const BACKOFF_STEP = 5;

/** What is live at one moment, and what is to be made of it. */
type Snapshot = {
  serial: number;
  live: StoredRelease | null;
  plan: Plan;
  /** Versions that are not live yet, so that nothing retains them but this request. */
  added: string[];
  warnings: string[];
};

async function* nothing(): AsyncGenerator<never> {}

const newVersions = (parts: Wanted, live: StoredRelease | null): string[] =>
  Object.entries(parts)
    .filter(([part, { version }]) => live?.release.parts[part]?.version !== version)
    .map(([part, { version }]) => versionName(part, version));

/** Checks each version once, however often the serial was taken. */
export async function verifyParts(
  context: RegistryContext,
  wanted: Wanted,
  verified: Map<string, Promise<VerifiedVersion>>,
): Promise<VerifiedVersion[]> {
  return Promise.all(
    Object.entries(wanted).map(([part, { version, files }]) => {
      const key = `${part}@${version} ${files ?? ''}`;
      const known = verified.get(key) ?? verifyVersion(context.artifacts, part, version, files);
      verified.set(key, known);
      return known;
    }),
  );
}

/** The same contents under another key are a change: the old key can be retired then. */
function hasSameContents(live: Release, next: Release): boolean {
  const contents = ({ parts, expires, banned, frozen, signature, ...more }: Release): string => {
    const { frozenParts = [], planned = [], rollout = null, approvals = null, proposed = [] } = more;
    const held = [banned, frozen, frozenParts, planned, approvals, proposed];
    return canonicalJson([parts, expires, held, rollout, signature?.key ?? null]);
  };
  return contents(live) === contents(next);
}
