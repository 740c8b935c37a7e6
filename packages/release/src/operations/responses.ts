import { releaseSchema } from '@jishi/contracts/release';
import * as z from 'zod/mini';
import { armCurve } from '../judgement/read-curves.ts';
import { serverRecord } from '../servers/server-state.ts';

/** What the service responds; the client checks it as anything else that comes from outside. */

export const published = z.object({ part: z.string(), version: z.string(), hash: z.string(), created: z.boolean() });

export const releaseResult = z.object({ release: releaseSchema, created: z.boolean(), warnings: z.array(z.string()) });

export const previewLink = z.object({
  id: z.string(),
  release: releaseSchema,
  link: z.nullable(z.string()),
  to: z.string(),
  until: z.string(),
  warnings: z.array(z.string()),
});

export const repairReport = z.object({
  problems: z.array(z.string()),
  restored: z.nullable(z.int()),
  release: z.nullable(releaseSchema),
  contents: z.nullable(z.int()),
  warnings: z._default(z.array(z.string()), []),
});

export const serverState = z.object({
  id: z.string(),
  channel: z.string(),
  ...serverRecord.shape,
  heard: z.string(),
  isSilent: z.boolean(),
});

export const releaseEntry = z.object({
  serial: z.int(),
  release: z.nullable(releaseSchema),
  integrity: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  replacedBy: z.nullable(z.int()),
});

export const versionFacts = z.object({
  version: z.string(),
  time: z.string(),
  size: z.nullable(z.object({ web: z.number(), server: z.number() })),
  isLatest: z.boolean(),
  live: z.array(z.string()),
  candidate: z.array(z.string()),
  deprecated: z.nullable(z.object({ author: z.string(), reason: z.string(), time: z.string() })),
  banned: z.array(z.object({ channel: z.string(), reason: z.string() })),
});

export const inspectionReport = z.object({
  channels: z.int(),
  releases: z.int(),
  versions: z.int(),
  faults: z.array(z.object({ where: z.string(), what: z.string() })),
});

export const garbageReport = z.object({
  versions: z.array(z.object({ part: z.string(), version: z.string(), time: z.string(), size: z.number() })),
  leftovers: z.array(z.string()),
  kept: z.int(),
});

export const sourceFrame = z.object({
  frame: z.string(),
  part: z.nullable(z.string()),
  version: z.nullable(z.string()),
  source: z.nullable(z.string()),
  line: z.nullable(z.number()),
  column: z.nullable(z.number()),
  problem: z.nullable(z.string()),
});

export const rolloutCurves = z.object({
  rollout: z.string(),
  times: z.array(z.string()),
  candidate: armCurve,
  control: armCurve,
});

const names = z.array(z.string());

export const faultGroup = z.object({
  part: z.string(),
  message: z.string(),
  number: z.int(),
  first: z.string(),
  last: z.string(),
  releases: names,
  versions: names,
  kinds: names,
  pages: names,
  devices: names,
  requestIds: names,
  frames: z.array(sourceFrame),
});

const groupCounts = z.object({ visitors: z.int(), events: z.record(z.string(), z.record(z.string(), z.number())) });
const count = z.object({ visitors: z.int(), had: z.number() });

export const judgedRollout = z.object({
  rollout: z.object({ id: z.string(), buckets: z.int(), kind: z.enum(['pin', 'promote', 'rollback']) }),
  serial: z.int(),
  epochs: z.array(z.object({ share: z.number(), candidate: groupCounts, control: groupCounts })),
  judgement: z.object({
    isBad: z.boolean(),
    evidence: z.number(),
    findings: z.array(
      z.object({ family: z.string(), event: z.string(), evidence: z.number(), candidate: count, control: count }),
    ),
  }),
});
