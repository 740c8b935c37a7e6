import type { Release, ReleaseKind } from '@jishi/contracts/release';
import { obstaclesOf } from '../obstacles.ts';
import type { RegistryPlace } from '../place.ts';
import { RegistryError } from '../registry-error.ts';
import { loadDeclaration, type VerifiedVersion } from '../versions.ts';
import type { Plan } from './plan.ts';

type Proposal = {
  kind: ReleaseKind;
  plan: Plan;
  live: Release | null;
  parts: readonly VerifiedVersion[];
};

/** What brings something new; everything else must be possible at any time. */
const newContents: readonly ReleaseKind[] = ['pin', 'promote'];

/**
 * Asks what may stand against a release: a freeze, and the check. Going back and banning are never held up.
 *
 * @returns the reason the request gives when something had to be overruled; `null` when nothing stood against it
 * @throws RegistryError `conflict` saying what stands against it
 */
export async function overrule(place: RegistryPlace, proposal: Proposal): Promise<string | null> {
  if (!newContents.includes(proposal.kind)) return null;
  const obstacles = [...frozenBy(proposal.live), ...(await foundBy(place, proposal))];
  if (obstacles.length === 0) return null;
  if (proposal.plan.forced) return proposal.plan.forced;
  throw new RegistryError('conflict', `${obstacles.join('\n')}\nTo do it all the same: --force --reason "why"`);
}

function frozenBy(live: Release | null): string[] {
  if (!live?.frozen) return [];
  const { author, reason, time } = live.frozen;
  return [`channel ${live.channel} is frozen by ${author} since ${time}: ${reason}`];
}

async function foundBy(place: RegistryPlace, { live, parts }: Proposal): Promise<string[]> {
  if (!place.checkRelease) return [];
  const liveParts = Object.entries(live?.parts ?? {});
  const report = await place.checkRelease({
    parts: parts.map(({ declaration }) => declaration),
    live: await Promise.all(
      liveParts.map(([part, { version, files }]) => loadDeclaration(place.shelf, part, version, files)),
    ),
  });
  return obstaclesOf(report);
}
