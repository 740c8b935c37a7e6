import type { Release } from '@jishi/contracts/release';
import type { JudgedRollout } from '../../decisions/judge-rollout.ts';
import type { Change } from '../../history/history-rows.ts';
import type { RolloutCurves } from '../../judgement/read-curves.ts';
import type { ChannelStatus } from '../../servers/channel-status.ts';
import type { VersionFacts } from '../../versions/version-facts.ts';
import type { PicturesState } from '../pictures/picture-taking.ts';

/** A part with the versions that are live and in the candidate; `null` where it is not in it. */
export type PartRow = {
  part: string;
  owner: string | null;
  live: string | null;
  candidate: string | null;
  /** Of the live version, or of the candidate's where nothing is live; `null`: it is not kept. */
  facts: VersionFacts | null;
  /** Every version of it, the newest first. */
  versions: readonly VersionFacts[];
};

/** What going back would do, or why it cannot be done. */
export type GoBack = { action: 'abort' | 'rollback'; to: number; problem: null } | { problem: string };

/** Everything the window shows of a channel. */
export type WindowView = {
  channel: string;
  channels: readonly string[];
  viewer: { name: string; mayRelease: boolean };
  release: Release | null;
  servers: ChannelStatus['servers'];
  judged: JudgedRollout | null;
  curves: RolloutCurves | null;
  /** Why the rollout cannot be judged. */
  judgedProblem: string | null;
  parts: readonly PartRow[];
  /** Newest first. */
  changes: readonly Change[];
  goBack: GoBack | null;
  pictures: PicturesState;
};
