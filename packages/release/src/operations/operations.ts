import { BUCKETS, declarationSchema, filesSchema, releaseSchema } from '@jishi/contracts/release';
import * as z from 'zod/mini';
import type { Scope } from '../access/scope.ts';
import type { Role } from '../access/tokens.ts';
import { changesSchema } from '../changes/changes.ts';
import { isGate } from '../decisions/gate.ts';
import type { Registry } from '../registry/registry.ts';
import { MOST_FRAMES } from '../traces/trace-frames.ts';
import {
  faultGroup,
  garbageReport,
  inspectionReport,
  judgedRollout,
  previewLink,
  releaseEntry,
  releaseResult,
  repairReport,
  rolloutCurves,
  serverState,
  sourceFrame,
  versionFacts,
} from './responses.ts';

/** One thing the service does: who may call it, what it takes, what it returns. */
export type Operation<Input, Output> = {
  roles: readonly Role[];
  input: z.ZodMiniType<Input>;
  output: z.ZodMiniType<Output>;
  /** What it changes, for tokens that do not reach everywhere; whoever only looks may look at everything. */
  changes?: (input: Input) => Scope;
  run(registry: Registry, input: Input): Promise<Output>;
};

const operation = <Input, Output>(own: Operation<Input, Output>): Operation<Input, Output> => own;

const anybody: readonly Role[] = ['viewer', 'publisher', 'releaser'];
const releasers: readonly Role[] = ['releaser'];

const line = z.string().check(z.minLength(1), z.maxLength(2_000));
const part = z.string().check(z.maxLength(80));
const version = z.string().check(z.maxLength(120));
const channel = z.string().check(z.maxLength(80));
const optionalText = z.optional(z.nullable(line));
const stored = z.strictObject({ part, version, hash: z.optional(z.string()) });
/** The author is not in it: it is whoever holds the token. */
const decision = {
  channel,
  author: line,
  reason: line,
  expect: z.optional(z.int().check(z.nonnegative())),
  isDryRun: z.optional(z.boolean()),
  allowsClock: z.optional(z.boolean()),
};
const frozenParts = z.optional(z.array(part));
const moment = z.optional(z.iso.datetime());
/** Of 10,000. */
const buckets = z.int().check(z.nonnegative(), z.maximum(BUCKETS));
const step = z.strictObject({
  buckets,
  lasts: z.int().check(z.positive()),
  gate: z.optional(z.string().check(z.refine(isGate))),
  visitors: z.optional(z.int().check(z.nonnegative())),
});
const shared = {
  buckets: z.optional(buckets),
  steps: z.optional(z.array(step).check(z.minLength(1), z.maxLength(20))),
};
const overriding = { expires: z.optional(z.nullable(z.iso.datetime())), forced: optionalText };

const onePart = (input: { part: string }): Scope => ({ parts: [input.part], channels: [] });
const wholeChannel = (input: { channel: string }): Scope => ({ parts: 'all', channels: [input.channel] });
const namedOrWhole = (input: { channel: string; parts?: readonly string[] | undefined }): Scope => ({
  parts: input.parts?.length ? input.parts : 'all',
  channels: [input.channel],
});

/** Every operation by its name, which is its path too: `POST /v1/<name>`. */
export const operations = {
  parts: operation({
    roles: anybody,
    input: z.strictObject({}),
    output: z.array(z.string()),
    run: (registry) => registry.parts(),
  }),
  versions: operation({
    roles: anybody,
    input: z.strictObject({ part }),
    output: z.array(z.string()),
    run: (registry, input) => registry.versions(input.part),
  }),
  latest: operation({
    roles: anybody,
    input: z.strictObject({ part }),
    output: z.nullable(z.string()),
    run: (registry, input) => registry.latest(input.part),
  }),
  'describe-versions': operation({
    roles: anybody,
    input: z.strictObject({ part }),
    output: z.array(versionFacts),
    run: (registry, input) => registry.describeVersions(input.part),
  }),
  files: operation({
    roles: anybody,
    input: stored,
    output: filesSchema,
    run: (registry, input) => registry.readFiles(input.part, input.version, input.hash),
  }),
  declaration: operation({
    roles: anybody,
    input: stored,
    output: declarationSchema,
    run: (registry, input) => registry.readDeclaration(input.part, input.version, input.hash),
  }),
  sizes: operation({
    roles: anybody,
    input: z.strictObject({ part, version }),
    output: z.array(z.tuple([z.string(), z.number()])),
    run: async (registry, input) => [...(await registry.sizes(input.part, input.version))],
  }),
  verify: operation({
    roles: anybody,
    input: stored,
    output: z.string(),
    run: (registry, input) => registry.verify(input.part, input.version, input.hash),
  }),
  changes: operation({
    roles: anybody,
    input: z.strictObject({ part }),
    output: z.array(changesSchema),
    run: (registry, input) => registry.changes(input.part),
  }),
  channels: operation({
    roles: anybody,
    input: z.strictObject({}),
    output: z.array(z.string()),
    run: (registry) => registry.channels(),
  }),
  serials: operation({
    roles: anybody,
    input: z.strictObject({ channel, after: z.optional(z.int()) }),
    output: z.array(z.int()),
    run: (registry, input) => registry.serials(input.channel, input.after),
  }),
  releases: operation({
    roles: anybody,
    input: z.strictObject({ channel, newest: z.optional(z.int().check(z.positive())) }),
    output: z.array(releaseEntry),
    run: (registry, input) => registry.releases(input.channel, input.newest),
  }),
  document: operation({
    roles: anybody,
    input: z.strictObject({ channel, serial: z.int() }),
    output: z.base64(),
    run: async (registry, input) => (await registry.readDocument(input.channel, input.serial)).toString('base64'),
  }),
  release: operation({
    roles: anybody,
    input: z.strictObject({ channel, serial: z.int() }),
    output: releaseSchema,
    run: (registry, input) => registry.readRelease(input.channel, input.serial),
  }),
  live: operation({
    roles: anybody,
    input: z.strictObject({ channel }),
    output: z.nullable(releaseSchema),
    run: (registry, input) => registry.live(input.channel),
  }),
  judged: operation({
    roles: anybody,
    input: z.strictObject({ channel }),
    output: z.nullable(judgedRollout),
    run: (registry, input) => registry.judged(input.channel),
  }),
  curves: operation({
    roles: anybody,
    input: z.strictObject({ channel }),
    output: z.nullable(rolloutCurves),
    run: (registry, input) => registry.curves(input.channel),
  }),
  faults: operation({
    roles: anybody,
    input: z.strictObject({
      channel,
      part: z.optional(part),
      release: z.optional(z.int()),
      arm: z.optional(z.enum(['live', 'candidate'])),
      since: moment,
      requestId: z.optional(z.string().check(z.maxLength(80))),
    }),
    output: z.array(faultGroup),
    run: (registry, input) => registry.faults(input),
  }),
  trace: operation({
    roles: anybody,
    input: z.strictObject({
      channel,
      serial: z.int(),
      arm: z.enum(['live', 'candidate']),
      frames: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MOST_FRAMES)),
    }),
    output: z.array(sourceFrame),
    run: (registry, input) => registry.trace(input),
  }),
  servers: operation({
    roles: anybody,
    input: z.strictObject({ channel: z.optional(channel) }),
    output: z.array(serverState),
    run: (registry, input) => registry.servers(input.channel),
  }),
  inspect: operation({
    roles: anybody,
    input: z.strictObject({}),
    output: inspectionReport,
    run: (registry) => registry.inspect(),
  }),

  pin: operation({
    roles: releasers,
    input: z.strictObject({
      ...decision,
      ...shared,
      ...overriding,
      parts: z.record(part, z.nullable(version)),
      at: moment,
    }),
    output: releaseResult,
    // A rollout is in the way of every other on its channel.
    changes: ({ parts, channel, buckets }) => ({
      parts: buckets === undefined ? Object.keys(parts) : 'all',
      channels: [channel],
    }),
    run: (registry, input) => registry.pin(input),
  }),
  approve: operation({
    roles: releasers,
    input: z.omit(z.strictObject({ ...decision, id: part }), { reason: true }),
    output: releaseResult,
    changes: wholeChannel,
    run: (registry, input) => registry.approve(input),
  }),
  approvals: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, forced: optionalText, second: z.nullable(z.enum(['person', 'key'])) }),
    output: releaseResult,
    changes: wholeChannel,
    run: (registry, input) => registry.approvals(input),
  }),
  cancel: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, id: part }),
    output: releaseResult,
    changes: wholeChannel,
    run: (registry, input) => registry.cancel(input),
  }),
  promote: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, ...shared, ...overriding, from: channel }),
    output: releaseResult,
    changes: wholeChannel,
    run: (registry, input) => registry.promote(input),
  }),
  rollback: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, ...shared, serial: z.optional(z.int()) }),
    output: releaseResult,
    changes: wholeChannel,
    run: (registry, input) => registry.rollback(input),
  }),
  share: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, buckets }),
    output: releaseResult,
    changes: wholeChannel,
    run: (registry, input) => registry.share(input),
  }),
  finish: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, forced: optionalText }),
    output: releaseResult,
    changes: wholeChannel,
    run: (registry, input) => registry.finish(input),
  }),
  abort: operation({
    roles: releasers,
    input: z.strictObject(decision),
    output: releaseResult,
    changes: wholeChannel,
    run: (registry, input) => registry.abort(input),
  }),
  ban: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, part, version, replace: z.optional(z.nullable(version)) }),
    output: releaseResult,
    changes: ({ part, channel }) => ({ parts: [part], channels: [channel] }),
    run: (registry, input) => registry.ban(input),
  }),
  freeze: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, parts: frozenParts, from: moment, until: moment }),
    output: releaseResult,
    changes: namedOrWhole,
    run: (registry, input) => registry.freeze(input),
  }),
  unfreeze: operation({
    roles: releasers,
    input: z.strictObject({ ...decision, parts: frozenParts }),
    output: releaseResult,
    changes: namedOrWhole,
    run: (registry, input) => registry.unfreeze(input),
  }),
  repair: operation({
    roles: releasers,
    input: z.strictObject({
      ...decision,
      after: z.optional(z.int()),
      contents: z.optional(z.int()),
      isDryRun: z.boolean(),
    }),
    output: repairReport,
    changes: wholeChannel,
    run: (registry, input) => registry.repair(input),
  }),
  preview: operation({
    // Its code runs on the servers of the shop.
    roles: releasers,
    input: z.strictObject({
      channel,
      author: line,
      reason: line,
      parts: z.optional(z.record(part, z.nullable(version))),
      of: z.optional(z.strictObject({ channel, serial: z.int() })),
      origin: line,
      to: line.check(z.maxLength(80)),
      until: z.iso.datetime(),
      isDryRun: z.optional(z.boolean()),
    }),
    output: previewLink,
    changes: ({ parts, of, channel }) => ({ parts: Object.keys(parts ?? {}), channels: [of?.channel ?? channel] }),
    run: (registry, input) => registry.preview(input),
  }),
  deprecate: operation({
    roles: ['publisher', 'releaser'],
    input: z.strictObject({ part, version, author: line, reason: z.nullable(line), isDryRun: z.optional(z.boolean()) }),
    output: z.null(),
    changes: onePart,
    run: async (registry, input) => {
      await registry.deprecate(input);
      return null;
    },
  }),
  'note-changes': operation({
    roles: ['publisher'],
    input: changesSchema,
    output: z.null(),
    changes: onePart,
    run: async (registry, input) => {
      await registry.noteChanges(input);
      return null;
    },
  }),
  'collect-garbage': operation({
    roles: releasers,
    input: z.strictObject({
      keepReleases: z.int().check(z.positive()),
      grace: z.number().check(z.nonnegative()),
      isDelete: z.boolean(),
    }),
    output: garbageReport,
    changes: () => ({ parts: 'all', channels: 'all' }),
    run: (registry, input) => registry.collectGarbage(input),
  }),
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** Who may publish; the upload is no JSON and has a route of its own. */
export const publishRoles: readonly Role[] = ['publisher'];
