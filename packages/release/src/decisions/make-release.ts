import { setTimeout as sleep } from 'node:timers/promises';
import type { Release, ReleaseKind } from '@jishi/contracts/release';
import { composeRelease } from '../compose.ts';
import { findDeprecation } from '../deprecations.ts';
import { holding, versionName } from '../holding.ts';
import type { RegistryPlace } from '../place.ts';
import { RegistryError } from '../registry-error.ts';
import { listSerials, liveRelease } from '../releases.ts';
import type { Decision, ReleaseResult } from '../requests.ts';
import { requireSignature, signRelease } from '../trust/signature.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { type VerifiedVersion, verifyVersion } from '../versions.ts';
import { writeRelease } from '../write-release.ts';
import { overrule } from './overrule.ts';

/** Part → version and, where it is known, the hash of its `files.json`. */
export type Wanted = Record<string, { version: string; files?: string }>;

/** What the next release says, as far as the request decides it. */
export type Plan = {
  parts: Wanted;
  /** Why a refusal is overruled; `null` refuses. */
  forced: string | null;
  expires: string | null;
  banned: Release['banned'];
  frozen: Release['frozen'];
};

/** The plan of a request that changes nothing: a request says how its own differs. */
export const planOf = (live: Release | null): Plan => ({
  parts: { ...live?.parts },
  forced: null,
  expires: live?.expires ?? null,
  banned: live?.banned ?? [],
  frozen: live?.frozen ?? null,
});

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
    const warnings = await warningsOf(place, news, parts);
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

/** Without the right keys a channel looks empty, and a release made from nothing would stand beside all the others. */
async function refuseStranger(place: RegistryPlace, channel: string, serials: readonly number[]): Promise<void> {
  const newest = await liveRelease({ ...place, trust: undefined }, channel, serials);
  if (!newest) return;
  const key = newest.release.signature?.key ?? 'none';
  throw new RegistryError(
    'untrusted',
    `channel ${channel} has releases, but none is signed with a key that counts here (the newest, ${newest.release.serial}: key ${key}): set SHOP_RELEASE_KEYS and SHOP_RELEASE_KEY to the keys of this registry`,
  );
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

async function warningsOf(
  { store }: RegistryPlace,
  names: readonly string[],
  parts: readonly VerifiedVersion[],
): Promise<string[]> {
  const pinned = parts.filter(({ files }) => names.includes(versionName(files.part, files.version)));
  const advice = pinned.map(async ({ files: { part, version } }) => {
    const deprecation = await findDeprecation(store, part, version);
    return deprecation
      ? [`${versionName(part, version)} is deprecated (${deprecation.author}): ${deprecation.reason}`]
      : [];
  });
  return (await Promise.all(advice)).flat();
}
