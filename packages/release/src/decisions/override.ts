import { BUCKETS, type Release, type ReleaseKind } from '@jishi/contracts/release';
import { loadDeclaration, type VerifiedVersion } from '../artifact-store/read-versions.ts';
import { blockersOf } from '../context/blockers.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { brokenFreezes } from './freezes.ts';
import type { Plan } from './plan.ts';
import { asEverybodyHasIt } from './rollouts.ts';

type Proposal = {
  kind: ReleaseKind;
  plan: Plan;
  live: Release | null;
  /** What is new: of a rollout the versions of the candidate. */
  parts: readonly VerifiedVersion[];
};

/** What brings something new; everything else must be possible at any time. */
const newContents: readonly ReleaseKind[] = ['pin', 'promote', 'rollout', 'finish'];

/** A rollout is judged by what it would be if it were for everybody: nothing keeps anybody from going back, and what everybody has is not new. */
function isNew({ kind, plan, live }: Proposal): boolean {
  if (kind === 'finish') return live?.rollout?.kind !== 'rollback' && live?.rollout?.buckets !== BUCKETS;
  return newContents.includes(kind) && plan.rollout?.kind !== 'rollback';
}

/** What is new is compared with what everybody has; what is finished with what it was compared with all the time. */
const beside = ({ kind, live }: Proposal): Release | null => (kind === 'finish' ? live : asEverybodyHasIt(live).live);

/**
 * Collects what blocks a release: a freeze, and the findings of the check. Roll-backs and bans are never blocked.
 *
 * @returns `forced`: the reason the request gives when blockers had to be overridden, `null` when nothing blocked it; what the check
 * could not look at
 * @throws RegistryError `conflict` naming the blockers
 */
export async function overrideBlockers(
  context: RegistryContext,
  proposal: Proposal,
): Promise<{ forced: string | null; warnings: readonly string[] }> {
  const { plan, parts } = proposal;
  const live = beside(proposal);
  const { blockers: ofNew, warnings } = isNew(proposal)
    ? await blockersOfNew(context, { live, parts, plan })
    : { blockers: [], warnings: [] };
  const blockers = [...(plan.blockers ?? []), ...ofNew];
  if (blockers.length === 0) return { forced: null, warnings };
  if (plan.forced) return { forced: plan.forced, warnings };
  throw new RegistryError('conflict', `${blockers.join('\n')}\nTo do it all the same: --force --reason "why"`);
}

async function blockersOfNew(
  context: RegistryContext,
  { live, parts, plan }: Pick<Proposal, 'live' | 'parts' | 'plan'>,
) {
  const frozen = brokenFreezes(live, (plan.rollout ?? plan).parts);
  if (!context.checkRelease) return { blockers: frozen, warnings: [] };
  const liveParts = Object.entries(live?.parts ?? {});
  const report = await context.checkRelease({
    parts: parts.map(({ declaration }) => declaration),
    live: await Promise.all(
      liveParts.map(([part, { version, files }]) => loadDeclaration(context.artifacts, part, version, files)),
    ),
  });
  return { blockers: [...frozen, ...blockersOf(report)], warnings: report.warnings ?? [] };
}
