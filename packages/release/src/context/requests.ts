import type { Approvals, Arm, Release, RolloutStep } from '@jishi/contracts/release';

/** Which line of releases, who decides, and why: all three stand in the release. */
export type Decision = {
  channel: string;
  author: string;
  reason: string;
  /** The serial that has to be live, or nothing is made; 0: there is no release yet. */
  expect?: number | undefined;
  /** Says what would be made, unsigned, and writes nothing. */
  isDryRun?: boolean | undefined;
  /** The clock is right, though the live release is half a year old or more. */
  allowsClock?: boolean | undefined;
};

/** A share of the visitors instead of all of them: so many of 10,000 buckets. Missing: it is for everybody, at once. */
export type Shared = {
  buckets?: number | undefined;
  /** Steps by which it goes on by itself, the first of which has these buckets. */
  steps?: RolloutStep[] | undefined;
};

export type PinRequest = Decision &
  Shared & {
    /** Versions to make live, by part. Parts that are not named stay as they are; `null` takes a part out. */
    parts: Readonly<Record<string, string | null>>;
    /** ISO time from which on nobody starts the release; `null` or nothing: never. */
    expires?: string | null | undefined;
    /** Why a freeze, or what the check found, is overridden; stands in the release when there was something to override. */
    forced?: string | null | undefined;
    /** ISO time at which it is to be made. Default: now. */
    at?: string | undefined;
  };

/** Frames of a browser, and the release its tab had. */
export type TraceRequest = { channel: string; serial: number; arm: Arm; frames: readonly string[] };

/** Makes what another person asked for. */
export type ApproveRequest = Omit<Decision, 'reason'> & { id: string };

/** Whether what is new needs a second person: another name, or another key too; `null`: it needs none. */
export type ApprovalsRequest = Decision & Pick<PinRequest, 'forced'> & { second: Approvals['second'] | null };

/** Takes back a pin that is planned, or that somebody asked for. */
export type CancelRequest = Decision & { id: string };

/** Makes what is live on another channel live on this one: the same versions with the same bytes. */
export type PromoteRequest = Decision & Shared & Pick<PinRequest, 'expires' | 'forced'> & { from: string };

/** How many of the 10,000 buckets have the candidate from now on. */
export type ShareRequest = Decision & { buckets: number };

/** Makes the candidate live for everybody. */
export type FinishRequest = Decision & Pick<PinRequest, 'forced'>;

export type RollbackRequest = Decision &
  Shared & {
    /** The release whose contents come back. Default: the newest that can, with other contents than the live one and not gone back past. */
    serial?: number | undefined;
  };

export type BanRequest = Decision & {
  part: string;
  version: string;
  /** What takes its place when it is live. Default: the version of that part that was live before it. */
  replace?: string | null | undefined;
};

/** Stops new versions on a channel, or of single parts of it. */
export type FreezeRequest = Decision & {
  /** Parts that keep their versions. Default: the whole channel is frozen. */
  parts?: string[] | undefined;
  /** ISO time from which on it counts. Default: now. */
  from?: string | undefined;
  /** ISO time at which it ends by itself. Default: never. */
  until?: string | undefined;
};

export type UnfreezeRequest = Decision & Pick<FreezeRequest, 'parts'>;

export type RepairRequest = Decision & {
  /** A serial web servers have served that the registry knows nothing of, as their refusals say: the repair comes after it. */
  after?: number | undefined;
  /** The release whose contents come to be live. Default: that of the line web follows. */
  contents?: number | undefined;
  /** Says what would be done, and does nothing. */
  isDryRun: boolean;
};

/** What is wrong with a channel, and what becomes of it; in a dry run: what would. */
export type RepairReport = {
  /** In sentences; empty when there is nothing to repair. */
  problems: string[];
  /** The document that is put back as it was, from the copy that is kept. */
  restored: number | null;
  /** The release that repairs it, unsigned in a dry run; `null` when none is needed. */
  release: Release | null;
  /** The release whose contents it has. */
  contents: number | null;
  /** What did not go as it should beside it. */
  warnings: string[];
};

/** Advice against a version: it stays where it is, and pinning it warns. `reason: null` takes the advice back. */
export type DeprecateRequest = {
  part: string;
  version: string;
  author: string;
  reason: string | null;
  isDryRun?: boolean | undefined;
};

/** A link to a release that is live for nobody else. */
export type PreviewRequest = {
  /** The channel the shop follows: versions that are not named are those it has. */
  channel: string;
  author: string;
  reason: string;
  /** Versions to look at, by part, together with what is live; `null` takes a part out. */
  parts?: PinRequest['parts'] | undefined;
  /** A release to look at instead. */
  of?: { channel: string; serial: number } | undefined;
  /** Scheme and host of the shop it is good at. */
  origin: string;
  /** Who it is for, in words: those who have the link see it. */
  to: string;
  /** ISO time from which on it opens nothing; at most 30 days ahead. */
  until: string;
  isDryRun?: boolean | undefined;
};

export type PreviewLink = {
  /** Name of the release it opens, as orders placed there have it. */
  id: string;
  release: Release;
  /** The address to open; `null` in a dry run. */
  link: string | null;
  to: string;
  until: string;
  warnings: string[];
};

/** The live release. `created` is false when everything was so already. `warnings` are for people. */
export type ReleaseResult = { release: Release; created: boolean; warnings: string[] };

/** Everything that changes a registry. */
export interface ReleaseMaker {
  /**
   * Makes the next release: the live one with these parts changed, all or nothing.
   * Every file of every part is checked first, and that the parts fit together.
   * Pins that happen at the same time are put one after the other; none is lost.
   *
   * @throws RegistryError `conflict` for a banned version, a frozen channel, parts that do not fit together, a roll-back that
   *   came first
   */
  pin(request: PinRequest): Promise<ReleaseResult>;
  /**
   * Makes a pin or a promotion that needs the approval of a second person, as it was asked for.
   *
   * @throws RegistryError `conflict` for whoever asked for it, `not-found` when nobody did, or as of `pin`
   */
  approve(request: ApproveRequest): Promise<ReleaseResult>;
  /**
   * Says whether pins and promotions need a second person from now on. Until one approves them they are noted in the release.
   *
   * @throws RegistryError `conflict` when less would be needed than until now, unless it is forced
   */
  approvals(request: ApprovalsRequest): Promise<ReleaseResult>;
  /**
   * Takes back a pin that is planned or waits for approval, by the id it has in the live release.
   *
   * @throws RegistryError `not-found` when there is none
   */
  cancel(request: CancelRequest): Promise<ReleaseResult>;
  /**
   * Makes what is due: the planned pin whose time came first, or the next step of a rollout that has a plan; `null` when nothing is. A pin
   * that could not be made within fifteen minutes is missed: it stays until somebody cancels it. A step waits.
   *
   * @throws RegistryError `conflict` as of `pin`, or saying what a step waits for
   */
  makeDue(channel: string): Promise<ReleaseResult | null>;
  /**
   * Aborts the rollout that runs on a channel when its candidate is worse than what is live; `null` when there is no reason to, or nobody can be asked.
   *
   * @throws RegistryError `unavailable` when the api does not say what visitors met
   */
  abortBad(channel: string): Promise<ReleaseResult | null>;
  promote(request: PromoteRequest): Promise<ReleaseResult>;
  /**
   * Makes the next release with the contents of an old one. While a rollout runs, and no serial is given, it ends the rollout.
   *
   * @throws RegistryError `conflict` naming what is banned in it, `not-found` naming what is not retained any more
   */
  rollback(request: RollbackRequest): Promise<ReleaseResult>;
  /**
   * Gives the candidate to more or fewer visitors. Who has it keeps it when the share is raised.
   *
   * @throws RegistryError `conflict` when no rollout runs, or when the share would rise while the channel is frozen
   */
  share(request: ShareRequest): Promise<ReleaseResult>;
  /**
   * Makes the candidate live for everybody, and ends the rollout.
   *
   * @throws RegistryError `conflict` when none runs, or as of `pin`
   */
  finish(request: FinishRequest): Promise<ReleaseResult>;
  /**
   * Ends the rollout: everybody has the live release again.
   *
   * @throws RegistryError `conflict` when none runs
   */
  abort(request: Decision): Promise<ReleaseResult>;
  /** Makes a release after which a version is never served again on this channel. A candidate that has it goes with it. */
  ban(request: BanRequest): Promise<ReleaseResult>;
  /**
   * Makes a release after which only roll-backs, bans and forced pins are possible, or after which parts keep their versions.
   *
   * @throws RegistryError `conflict` when it is frozen already, `not-found` for a part that is not live, `invalid` for a
   *   freeze that would be over before it begins
   */
  freeze(request: FreezeRequest): Promise<ReleaseResult>;
  /** @throws RegistryError `conflict` when it is not frozen */
  unfreeze(request: UnfreezeRequest): Promise<ReleaseResult>;
  /**
   * Leads a channel out of what web would refuse for ever: documents that are lost, changed, or were built upon another one.
   * Nothing is written over: a document that is gone is put back, or a new release replaces what stood there.
   */
  repair(request: RepairRequest): Promise<RepairReport>;
  /**
   * Signs a link that opens a release for whoever has it, in any browser, until its time is over. Versions that were named become a release of the
   * channel `previews`, which no shop follows.
   *
   * @throws RegistryError `invalid` for an end that is past or more than 30 days ahead, or an origin that is none; `conflict` for
   *   a banned version or versions that do not fit together
   */
  preview(request: PreviewRequest): Promise<PreviewLink>;
  /** @throws RegistryError `not-found` when there is no such version */
  deprecate(request: DeprecateRequest): Promise<void>;
}
