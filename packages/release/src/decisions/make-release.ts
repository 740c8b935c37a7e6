import { setTimeout as sleep } from 'node:timers/promises';
import type { Release, ReleaseKind } from '@jishi/contracts/release';
import { composeRelease } from '../compose.ts';
import { holding, versionName } from '../holding.ts';
import type { RegistryPlace } from '../place.ts';
import { listSerials, liveRelease } from '../releases.ts';
import type { Decision, ReleaseResult } from '../requests.ts';
import { requireSignature, signRelease } from '../trust/signature.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { type VerifiedVersion, verifyVersion } from '../versions.ts';
import { writeRelease } from '../write-release.ts';
import { overrule } from './overrule.ts';
import type { Plan, Wanted } from './plan.ts';
import { refuseStranger } from './stranger.ts';
import { warningsOf } from './warnings.ts';

/**
 * Writes the next release; when somebody else took the serial, starts again from what is live then.
 *
 * @param choose makes the plan from what is live, and refuses what must not be
 */
export async function makeRelease(
  place: RegistryPlace,
  decision: Decision,
  kind: ReleaseKind,
  choose: (live: Release | null, serials: readonly number[]) => Promise<Plan>,
): Promise<ReleaseResult> {
  const verified = new Map<string, Promise<VerifiedVersion>>();
  const look = async (): Promise<Look> => {
    const serials = await listSerials(place, decision.channel);
    const live = await liveRelease(place, decision.channel, serials);
    if (!live) await refuseStranger(place, decision.channel, serials);
    const plan = await choose(live?.release ?? null, serials);
    return { serial: (serials.at(-1) ?? 0) + 1, live, plan, news: newVersions(plan.parts, live) };
  };
  const attempt = async ({ serial, live, plan, news }: Look): Promise<ReleaseResult | null> => {
    const parts = await verifyParts(place, plan.parts, verified);
    const forced = await overrule(place, { kind, plan, live: live?.release ?? null, parts });
    const draft = composeRelease(parts, {
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
      previous: live?.integrity ?? null,
    });
    const release = await signRelease(draft, place.signer);
    if (place.trust) requireSignature(release, await place.trust(), 'the new release');
    const warnings = await warningsOf(place.store, news, parts);
    if (live && saysTheSame(live.release, release)) return { release: live.release, created: false, warnings };
    return (await writeRelease(place.store, release)) ? { release, created: true, warnings } : null;
  };
  for (;;) {
    const first = await look();
    const result = await holding(place.store, first.news, async () => {
      for (let [now, losses] = [first, 1]; now.news.every((name) => first.news.includes(name)); losses += 1) {
        const made = await attempt(now);
        if (made) return made;
        await sleep(Math.random() * Math.min(losses, 10) * LOSER_WAITS);
        now = await look();
      }
      return null; // more has to be held than at first
    });
    if (result) return result;
  }
}

/** Milliseconds a writer lets the others go ahead, times its losses: many at once would only take turns in losing. */
const LOSER_WAITS = 5;

/** One look at what is live, and what is to be made of it. */
type Look = {
  serial: number;
  live: StoredRelease | null;
  plan: Plan;
  /** Versions that are not live yet, so that nothing keeps them but this request. */
  news: string[];
};

const newVersions = (parts: Wanted, live: StoredRelease | null): string[] =>
  Object.entries(parts)
    .filter(([part, { version }]) => live?.release.parts[part]?.version !== version)
    .map(([part, { version }]) => versionName(part, version));

/** Checks each version once, however often the serial was taken. */
async function verifyParts(
  place: RegistryPlace,
  wanted: Wanted,
  verified: Map<string, Promise<VerifiedVersion>>,
): Promise<VerifiedVersion[]> {
  return Promise.all(
    Object.entries(wanted).map(([part, { version, files }]) => {
      const key = `${part}@${version} ${files ?? ''}`;
      const known = verified.get(key) ?? verifyVersion(place.shelf, part, version, files);
      verified.set(key, known);
      return known;
    }),
  );
}

/** The same contents under another key are news: the old key can be retired then. */
function saysTheSame(live: Release, next: Release): boolean {
  const contents = ({ parts, expires, banned, frozen, signature }: Release): string =>
    JSON.stringify([Object.entries(parts).sort(), expires, banned, frozen, signature?.key]);
  return contents(live) === contents(next);
}
