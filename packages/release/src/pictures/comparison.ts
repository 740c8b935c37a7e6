import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseReleaseId } from '../documents/release-id.ts';

/** Names of files that were made here: no other is ever read. */
const fileName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*\.webp$/));

const isReleaseId = z.string().check(z.refine((text) => parseReleaseId(text) !== null));

/** A region of a picture that changed, in pixels from its upper left corner. */
const box = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() });
export type Box = z.infer<typeof box>;

/** A page at one width and in one language, in both releases. */
const picturedPage = z.object({
  /** `<mf name>/<page>`, as releases have it. */
  page: z.string(),
  /** The part that owns the page. */
  part: z.string(),
  /** The address that was opened, with the prefix of its language. */
  path: z.string(),
  width: z.int(),
  lang: z.enum(['zh', 'en']),
  /**
   * Names of files beside the index. `before`, `after`: `null` when the release has no such page, or it could not be opened; `marked`: the picture after with the regions that
   * changed outlined, `null` when there is nothing to mark.
   */
  files: z.object({ before: z.nullable(fileName), after: z.nullable(fileName), marked: z.nullable(fileName) }),
  /** Share of the pixels that changed, 0 to 1; 1 for a page that only one release has; `null` when it could not be opened. */
  changed: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Regions that changed, in the picture of whichever release is taller. */
  boxes: z.array(box),
  /** What stood in the way, in a sentence. A page that was pictured before it had come to rest has one, too. */
  problem: z.nullable(z.string()),
});
export type PicturedPage = z.infer<typeof picturedPage>;

/** A page of which no picture is made: it is for customers, or no address of it is known. */
const leftOutPage = z.object({ page: z.string(), part: z.string(), why: z.enum(['for customers', 'no address']) });
export type LeftOutPage = z.infer<typeof leftOutPage>;

/** `index.json` of a comparison. */
export const comparisonSchema = z.object({
  format: z.literal(1),
  /** When the pictures were taken; also the time the pages were told. */
  taken: z.iso.datetime(),
  /** The shop they were taken of. */
  origin: z.string(),
  /** Names of both releases, as `x-release` has them. */
  before: isReleaseId,
  after: isReleaseId,
  pages: z.array(picturedPage),
  leftOut: z.array(leftOutPage),
});

/** Pictures of the pages of two releases, and what differs. */
export type Comparison = z.infer<typeof comparisonSchema>;

/**
 * Where a comparison is kept; `null` when one of the names is none of a release, so that nothing outside of the folder can be named. A channel is parted from its serial by `_`.
 *
 * @param folder the folder of all comparisons
 */
export function comparisonFolder(folder: string, beforeId: string, afterId: string): string | null {
  if ([beforeId, afterId].some((id) => parseReleaseId(id) === null)) return null;
  return join(folder, [beforeId, afterId].map((id) => id.replace('/', '_')).join('..'));
}
