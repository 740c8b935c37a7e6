import type { Declaration } from '@jishi/contracts/release';
import type { Backend } from '@jishi/tooling/openapi';
import type { StoredLink } from '../content/stored-link.ts';

/** A release that is to be made, and what it is compared with. */
export type ReleasePlan = {
  /** One declaration for every part of the release to be made, changed ones and others. */
  parts: readonly Declaration[];
  /** Declarations of the release that is live; empty before the first. */
  live: readonly Declaration[];
  /** `null`: the api is not known; whatever depends on it then blocks. */
  backend: Backend | null;
  /** What the content of the shop leads to. `null`: it was not read, which is said; missing: nobody asks for it. */
  content?: readonly StoredLink[] | null | undefined;
};

/** One thing a rule found. */
export type Finding = {
  /** Id of the rule. */
  rule: string;
  /** The part that is hit, which is not always the one that changed. */
  part: string;
  /** Who owns the part that is hit. */
  owner: string;
  /** `false`: a note. Something is different, and nobody is harmed by it. */
  blocks: boolean;
  what: string;
  todo: string;
  /** A note that is true of what is live, too: nothing of it is new. */
  stands?: true;
};

/** Result of a check; `fits` when nothing blocks. Findings that block come first. */
export type CheckReport = { fits: boolean; findings: readonly Finding[] };

/** What a rule looks at: the plan, with the shell at hand. */
export type Shop = ReleasePlan & { shell: Declaration };

/** A finding as a rule makes it: the id of the rule and the owner are put in by the check. */
export type Found = { part: string; what: string; todo: string; blocks?: boolean };

export type Rule = {
  id: string;
  /** What the rule demands, in one sentence. */
  says: string;
  /** It compares with the api, which may have changed since the live release was made. */
  readsApi?: true;
  find(shop: Shop): readonly Found[];
};

/** Files of a build by name, as in the registry: `web/entry.js`, `server.cjs`, `files.json`. */
export type BuildFiles = ReadonlyMap<string, Uint8Array>;

/** A rule that reads the files of one build. */
export type BuildRule = Omit<Rule, 'find'> & { find(declaration: Declaration, files: BuildFiles): readonly Found[] };
