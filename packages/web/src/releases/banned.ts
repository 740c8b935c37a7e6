import type { Ban, Release } from '@jishi/contracts/release';
import { ReleaseRefused } from './release-refused.ts';

/** Banned versions a release would run, in words; empty when it runs none. */
export function bannedParts({ parts }: Release, banned: readonly Ban[]): string[] {
  return banned
    .filter(({ part, version }) => parts[part]?.version === version)
    .map(({ part, version, reason }) => `${part}@${version} is banned: ${reason}`);
}

/**
 * A ban is for ever: a repair of the channel must not lose it.
 *
 * @throws ReleaseRefused naming a ban that is known here and that a repair does not carry on
 */
export function refuseForgottenBans({ serial, kind, banned }: Release, known: readonly Ban[]): void {
  const lost = known.find((ban) => !banned.some(({ part, version }) => part === ban.part && version === ban.version));
  if (kind !== 'repair' || !lost) return;
  throw new ReleaseRefused('banned', `${lost.part}@${lost.version} is banned, and release ${serial} does not say so`);
}

/** @throws ReleaseRefused naming the banned versions a release would run */
export function refuseBanned(release: Release, banned: readonly Ban[]): void {
  const problems = bannedParts(release, banned);
  if (problems.length > 0) throw new ReleaseRefused('banned', problems.join('; '));
}
