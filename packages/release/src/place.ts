import type { Declaration } from '@jishi/contracts/release';
import type { Shelf } from './shelf/shelf.ts';
import type { Store } from './store/store.ts';
import type { RegistryOptions } from './trust/types.ts';

/** What a gate found: only what `blocks` stands against going on. */
export type GateReport = {
  findings: readonly { rule: string; part: string; what: string; todo: string; blocks: boolean }[];
};

/** What is asked before something is taken in or goes live. Without it only what could never work is refused. */
export type Gates = {
  /** Whether a release of these parts may follow the live one. */
  checkRelease?:
    | ((plan: { parts: readonly Declaration[]; live: readonly Declaration[] }) => Promise<GateReport>)
    | undefined;
  /** Whether a build may be published. Files by name, as in the registry (`web/…`). */
  checkBuild?: ((declaration: Declaration, files: ReadonlyMap<string, Uint8Array>) => Promise<GateReport>) | undefined;
};

/** Where a registry is, whom it believes, and what it asks. */
export type RegistryPlace = RegistryOptions & Gates & { store: Store; shelf: Shelf };
