import type { Release } from '@jishi/contracts/release';

/** Which line of releases, who decides, and why: all three stand in the release. */
export type Decision = { channel: string; author: string; reason: string };

export type PinRequest = Decision & {
  /** Versions to make live, by part. Parts that are not named stay as they are; `null` takes a part out. */
  parts: Readonly<Record<string, string | null>>;
  /** ISO time from which on nobody starts the release; `null` or nothing: never. */
  expires?: string | null | undefined;
  /** Why a freeze, or what the check found, is overridden; stands in the release when there was something to override. */
  forced?: string | null | undefined;
};

/** Makes what is live on another channel live on this one: the same versions with the same bytes. */
export type PromoteRequest = Decision & Pick<PinRequest, 'expires' | 'forced'> & { from: string };

export type RollbackRequest = Decision & {
  /** The release whose contents come back. Default: the newest one that can, and whose contents differ from the live one's. */
  serial?: number | undefined;
};

export type BanRequest = Decision & {
  part: string;
  version: string;
  /** What takes its place when it is live. Default: the version of that part that was live before it. */
  replace?: string | null | undefined;
};

/** Advice against a version: it stays where it is, and pinning it warns. `reason: null` takes the advice back. */
export type DeprecateRequest = { part: string; version: string; author: string; reason: string | null };

/** The live release. `created` is false when everything was so already. `warnings` are for people. */
export type ReleaseResult = { release: Release; created: boolean; warnings: string[] };

/** Everything that changes a registry. */
export interface ReleaseMaker {
  /**
   * Makes the next release: the live one with these parts changed, all or nothing.
   * Every file of every part is checked first, and that the parts fit together.
   * Pins that happen at the same time are put one after the other; none is lost.
   *
   * @throws RegistryError `conflict` for a banned version, a frozen channel, parts that do not fit together
   */
  pin(request: PinRequest): Promise<ReleaseResult>;
  promote(request: PromoteRequest): Promise<ReleaseResult>;
  /**
   * Makes the next release with the contents of an old one.
   *
   * @throws RegistryError `conflict` naming what is banned in it, `not-found` naming what is not retained any more
   */
  rollback(request: RollbackRequest): Promise<ReleaseResult>;
  /** Makes a release after which a version is never served again on this channel. */
  ban(request: BanRequest): Promise<ReleaseResult>;
  /** Makes a release after which only roll-backs, bans and forced pins are possible. */
  freeze(request: Decision): Promise<ReleaseResult>;
  unfreeze(request: Decision): Promise<ReleaseResult>;
  /** @throws RegistryError `not-found` when there is no such version */
  deprecate(request: DeprecateRequest): Promise<void>;
}
