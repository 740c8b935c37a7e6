import type { Ban, Release } from '@jishi/contracts/release';
import { ReleaseRefused } from './release-refused.ts';

/** Banned versions a release would run, in words; empty when it runs none. */
export function bannedParts({ parts }: Release, banned: readonly Ban[]): string[] {
  return banned
    .filter(({ part, version }) => parts[part]?.version === version)
    .map(({ part, version, reason }) => `${part}@${version} is banned: ${reason}`);
}

/** @throws ReleaseRefused naming the banned versions a release would run */
export function refuseBanned(release: Release, banned: readonly Ban[]): void {
  const problems = bannedParts(release, banned);
  if (problems.length > 0) throw new ReleaseRefused('banned', problems.join('; '));
}
