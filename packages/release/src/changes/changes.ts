import * as z from 'zod/mini';

const commit = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{40,64}$/)),
  /** `feat`, `fix` …; `null` for a message that is no conventional commit: its first line is the subject. */
  type: z.nullable(z.string()),
  scope: z.nullable(z.string()),
  subject: z.string(),
  /** What breaks; empty where the message does not say what. */
  breaking: z.nullable(z.string()),
  /** Which of the part's sources it touched: `mf-catalog`, `packages/ui`. */
  folders: z.array(z.string()),
});

/**
 * What a version brings: the commits that touched the part's folder or packages it is built from, since the version
 * published before. It stands beside the version and is none of its files, so that equal sources stay equal bytes.
 */
export const changesSchema = z.object({
  format: z.literal(1),
  part: z.string(),
  version: z.string(),
  /** When it was published. */
  time: z.iso.datetime(),
  /** The version before whose changes are known; `null` for the first. */
  since: z.nullable(z.string()),
  /** What was checked out when it was published; `null`: there was no git, or no repository. */
  head: z.nullable(z.string()),
  /** Something of its sources was not committed. */
  isDirty: z.boolean(),
  /** Newest first; empty for the first version; `null`: the history does not reach back to the version before. */
  commits: z.nullable(z.array(commit)),
  /** Older commits that were left out, because there were too many. */
  leftOut: z.int().check(z.nonnegative()),
});

export type Changes = z.infer<typeof changesSchema>;
export type ChangeCommit = z.infer<typeof commit>;
