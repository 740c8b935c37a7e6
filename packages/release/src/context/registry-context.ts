import type { Declaration } from '@jishi/contracts/release';
import type { ArtifactStore } from '../artifact-store/artifact-store.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';
import type { ReadFaults } from '../internal-api/read-faults.ts';
import type { ReadCurves } from '../judgement/read-curves.ts';
import type { Observations } from '../judgement/read-observations.ts';
import type { RegistryOptions } from '../trust/types.ts';

/** What a check found: only findings with `blocks` stand in the way. */
export type CheckResult = {
  findings: readonly { rule: string; part: string; what: string; todo: string; blocks: boolean }[];
  /** What it could not look at, said to whoever makes the release. */
  warnings?: readonly string[] | undefined;
};

/** Checks run before a build is published or a release goes live. Without them only what could never work is refused. */
export type RegistryChecks = {
  /** Whether a release of these parts may follow the live one. */
  checkRelease?:
    | ((plan: { parts: readonly Declaration[]; live: readonly Declaration[] }) => Promise<CheckResult>)
    | undefined;
  /** Whether a build may be published. Files by name, as in the registry (`web/…`). */
  checkBuild?: ((declaration: Declaration, files: ReadonlyMap<string, Uint8Array>) => Promise<CheckResult>) | undefined;
};

/** Who knows what went wrong for shoppers. */
export type FaultFinding = { faults?: ReadFaults | undefined };

/** Who knows what visitors of a rollout met. Without it rollouts are judged by people alone. */
export type Judging = { observations?: Observations | undefined; curves?: ReadCurves | undefined };

/** The stores of a registry, the keys it trusts and signs with, and the checks it runs. */
export type RegistryContext = RegistryOptions &
  RegistryChecks &
  Judging &
  FaultFinding & { blobs: BlobStore; artifacts: ArtifactStore };
