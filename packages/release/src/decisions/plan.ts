import type { Approval, Approvals, Proposal, Release, Rollout } from '@jishi/contracts/release';
import { isOver } from './freezes.ts';

/** Part → version and, where it is known, the hash of its `files.json`. */
export type Wanted = Record<string, { version: string; files?: string }>;

/** A candidate before its versions have been read. */
export type PlannedRollout = Omit<Rollout, 'parts' | 'platform' | 'minApi' | 'pages' | 'fragments'> & { parts: Wanted };

/** What the next release says, as far as the request decides it. */
export type Plan = {
  parts: Wanted;
  /** Why blockers are overridden; `null` refuses. */
  forced: string | null;
  /** What stands in its way beside freezes and what the check finds. */
  blockers?: readonly string[] | undefined;
  expires: string | null;
  banned: Release['banned'];
  frozen: Release['frozen'];
  frozenParts: NonNullable<Release['frozenParts']>;
  planned: NonNullable<Release['planned']>;
  /** Whether a second person has to approve what is new; `null`: nobody has to. */
  approvals: Approvals | null;
  /** What waits for that. */
  proposed: Proposal[];
  /** Who approved this release; left out where nobody had to. */
  approved?: Approval | undefined;
  /** The candidate beside it; `null`: none. */
  rollout: PlannedRollout | null;
  /** For people. */
  warnings: string[];
};

/** The plan of a request that changes nothing: a request says how its own differs. */
export const planOf = (live: Release | null): Plan => ({
  parts: { ...live?.parts },
  forced: null,
  // What is over would never be started, and a ban or a freeze has to be.
  expires: live?.expires && Date.parse(live.expires) > Date.now() ? live.expires : null,
  banned: live?.banned ?? [],
  frozen: live?.frozen && !isOver(live.frozen) ? live.frozen : null,
  frozenParts: (live?.frozenParts ?? []).filter((freeze) => !isOver(freeze)),
  planned: live?.planned ?? [],
  approvals: live?.approvals ?? null,
  proposed: live?.proposed ?? [],
  rollout: live?.rollout ?? null,
  warnings: [],
});
