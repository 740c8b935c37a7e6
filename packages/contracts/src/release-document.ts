import * as z from 'zod/mini';
import { fragment, integrity, page, partName, version } from './release-fields.ts';

/** What a release was made for; its contents say the rest. */
export const releaseKinds = [
  'pin',
  'rollback',
  'promote',
  'ban',
  'freeze',
  'unfreeze',
  'plan',
  'repair',
  'rollout',
  'share',
  'finish',
  'abort',
  'propose',
  'approvals',
] as const;

/** A version that is never served again, from the release on that names it first. */
const ban = z.object({ part: partName, version, reason: z.string() });

/** Who stopped new versions, when and why; from when, and until when, where it was said. */
const freeze = {
  author: z.string(),
  reason: z.string(),
  time: z.iso.datetime(),
  from: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
};

/** Who approved what another person asked for, and when it was asked. */
const approval = z.object({ by: z.string(), time: z.iso.datetime(), asked: z.iso.datetime() });

/** A pin that is to be made at a time, by whom it was planned, and why. */
const planned = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  at: z.iso.datetime(),
  /** Versions to make live; `null` takes a part out. */
  parts: z.record(partName, z.nullable(version)),
  author: z.string(),
  reason: z.string(),
  forced: z.nullable(z.string()),
  /** Where approvals are needed. */
  approved: z.optional(approval),
});

/** Whether a second person has to approve what is new: one with another name, or one who signs with another key, too. */
const approvals = z.object({
  second: z.enum(['person', 'key']),
  author: z.string(),
  reason: z.string(),
  time: z.iso.datetime(),
});

/** Ed25519 over the canonical bytes of the document with `signature: null`; `key` is the id of the public key. */
const signature = z.object({
  key: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  value: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)),
});

const serial = z.int().check(z.positive());

/** What a set of versions demands and offers; the same for what is live and for a candidate. */
const contents = {
  platform: z.number(),
  minApi: z.number(),
  /** Version and hash of `files.json` for each part. */
  parts: z.record(partName, z.object({ version, files: integrity })),
  /** Pages and fragments of all parts, so that web and the shell know them before any remote is loaded. */
  pages: z.array(page),
  fragments: z.array(fragment),
};

/** Visitors are counted in so many buckets of the same size. */
export const BUCKETS = 10_000;

/** How a candidate came to be; what would be the kind of the release if it went live at once. */
const candidateKinds = ['pin', 'promote', 'rollback'] as const;

/** A share of the visitors for some time, before the next step. */
const step = z.object({
  buckets: z.int().check(z.nonnegative(), z.maximum(BUCKETS)),
  /** How long it lasts at least, in milliseconds. */
  lasts: z.int().check(z.positive()),
  /** An address that has to answer with 2xx before the next step; everybody who reads the document may see it. */
  gate: z.optional(z.url()),
  /** Visitors that must have had the candidate at this share before the next step. Missing: 150. */
  visitors: z.optional(z.int().check(z.nonnegative())),
});

/** Steps by which a rollout goes on by itself: the current one and since when. After the last, when that is everybody, it is finished. */
const rolloutPlan = z.object({ steps: z.array(step), step: z.int().check(z.nonnegative()), since: z.iso.datetime() });

/** What somebody asked for and nobody has approved yet. */
const proposal = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  /** Versions to make live; `null` takes a part out. */
  parts: z.record(partName, z.nullable(version)),
  author: z.string(),
  reason: z.string(),
  time: z.iso.datetime(),
  /** For so many visitors, as a rollout; left out: for everybody. */
  buckets: z.optional(step.shape.buckets),
  steps: z.optional(z.array(step)),
  expires: z.nullable(z.iso.datetime()),
  /** For a set time; left out: as soon as it is approved. */
  at: z.optional(z.iso.datetime()),
});

/** A whole release beside the live one, which a share of the visitors gets (canary release). */
const rollout = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  /** Hashed with the id of a visitor: who has one candidate says nothing of who has the next. */
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Visitors whose bucket is below this have the candidate: 0 nobody, 10,000 everybody. */
  buckets: z.int().check(z.nonnegative(), z.maximum(BUCKETS)),
  kind: z.enum(candidateKinds),
  author: z.string(),
  reason: z.string(),
  time: z.iso.datetime(),
  forced: z.nullable(z.string()),
  /** From then on nobody gets the candidate; `null`: never. */
  expires: z.nullable(z.iso.datetime()),
  /** Left out where somebody decides each step. */
  plan: z.optional(rolloutPlan),
  ...contents,
});

/** One whole-shop release: which version of every part is live. */
export const releaseSchema = z.object({
  format: z.literal(1),
  channel: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  serial,
  time: z.iso.datetime(),
  author: z.string(),
  reason: z.string(),
  kind: z.enum(releaseKinds),
  /** Why a refusal of `check` or a freeze was overruled; `null` when nothing was. */
  forced: z.nullable(z.string()),
  /** From then on nobody starts this release; `null`: never. */
  expires: z.nullable(z.iso.datetime()),
  /** Hash of the bytes of the release before; `null` for the first. */
  previous: z.nullable(integrity),
  /**
   * Of a repair: serials between the release it was built upon and itself that count no more, whatever stood there. Whoever
   * follows the channel and served one of them goes on with the repair.
   */
  replaces: z.optional(z.array(serial)),
  /** Serials far above that documents took which never counted; releases that follow carry the list on. */
  skips: z.optional(z.array(serial)),
  ...contents,
  /** Every banned version of the channel; releases that follow carry the list on. */
  banned: z.array(ban),
  /** While it is in force only `unfreeze`, `rollback`, `ban` and a forced pin make releases. */
  frozen: z.nullable(z.object(freeze)),
  /** The same for single parts, which keep their versions. Left out when there is none. */
  frozenParts: z.optional(z.array(z.object({ part: partName, ...freeze }))),
  /** Pins to come, by whoever makes releases at that time. Left out when there is none. */
  planned: z.optional(z.array(planned)),
  /** Set where a second person has to approve what is new; releases that follow carry it on. */
  approvals: z.optional(approvals),
  /** What waits for approval. Left out when nothing does. */
  proposed: z.optional(z.array(proposal)),
  /** Of a release that needed it. */
  approved: z.optional(approval),
  /** A candidate some visitors get instead. Left out when there is none. */
  rollout: z.optional(rollout),
  /** `null` only while a document is being made: unsigned ones are refused. */
  signature: z.nullable(signature),
});

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseKind = (typeof releaseKinds)[number];
export type Rollout = z.infer<typeof rollout>;
export type RolloutStep = z.infer<typeof step>;
export type RolloutPlan = z.infer<typeof rolloutPlan>;
export type CandidateKind = (typeof candidateKinds)[number];
export type Freeze = NonNullable<Release['frozen']>;
export type Approval = z.infer<typeof approval>;
export type Approvals = z.infer<typeof approvals>;
export type Proposal = z.infer<typeof proposal>;
export type PlannedPin = z.infer<typeof planned>;
export type Ban = z.infer<typeof ban>;
export type ReleaseSignature = z.infer<typeof signature>;
