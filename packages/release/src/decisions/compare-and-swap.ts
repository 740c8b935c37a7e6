import type { Release } from '@jishi/contracts/release';
import { canonicalJson } from '../documents/canonical-json.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { StoredRelease } from '../trust/verify-release.ts';

/**
 * Refuses a decision that was taken about another release than the live one.
 *
 * @param expected the serial that is to be live; 0: none
 * @throws RegistryError `conflict` saying what is live and who made it
 */
export function refuseUnexpected(live: Release | null, expected: number | undefined, channel: string): void {
  if (expected === undefined || expected === (live?.serial ?? 0)) return;
  const is = live ? `${nameOf(live)} is live` : `channel ${channel} has no release`;
  throw new RegistryError('conflict', `${is}, not release ${expected}: look again`);
}

/**
 * Refuses a decision while which somebody went back: what it was taken about is what they found bad.
 *
 * @param seen the release that was live when the request came; `null`: none
 * @throws RegistryError `conflict` naming the roll-back or ban that came first
 */
export async function refuseOvertaken(
  live: Release | null,
  earlier: () => AsyncIterable<StoredRelease>,
  seen: number | null,
): Promise<void> {
  if (!live || live.serial === (seen ?? 0)) return;
  refuseBack(live);
  for await (const { release } of earlier()) {
    if (release.serial <= (seen ?? 0)) return;
    refuseBack(release);
  }
}

/** Who answers the same alarm does it within so long. */
const SAME_ALARM_MS = 5 * 60_000;

/**
 * Refuses to go back right after somebody went back: that is mostly a second answer to the same alarm, which would go two releases back. Whoever names
 * what is live has seen it.
 *
 * @throws RegistryError `conflict` naming who went back, and how to go further
 */
export async function refuseSecondBack(
  live: Release | null,
  earlier: () => AsyncIterable<StoredRelease>,
  now = Date.now(),
): Promise<void> {
  let made = live;
  for await (const { release: before } of earlier()) {
    if (!made || now - Date.parse(made.time) > SAME_ALARM_MS) return;
    const isOther = contentsOf(made) !== contentsOf(before);
    if (made.kind === 'rollback' || made.kind === 'abort' || (made.kind === 'ban' && isOther)) {
      const further = `to go further back: pnpm release rollback --expect ${live?.serial}`;
      throw new RegistryError('conflict', `${nameOf(made)} went back already; ${further}`);
    }
    if (isOther) return; // something new came since, and that is what is bad
    made = before;
  }
}

const contentsOf = ({ parts, rollout }: Release): string => canonicalJson([parts, rollout?.parts ?? null]);

function refuseBack(release: Release): void {
  if (release.kind !== 'rollback' && release.kind !== 'abort' && release.kind !== 'ban') return;
  throw new RegistryError('conflict', `${nameOf(release)} came first: look again`);
}

/** A release with who made it, how and why. */
export const nameOf = ({ serial, kind, author, time, reason }: Release): string =>
  `release ${serial} (${kind} by ${author}, ${time}: ${reason})`;
