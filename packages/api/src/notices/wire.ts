import * as z from 'zod/mini';
import { wireId, wireList, wireNumber, wireText } from '../wire/parts.ts';

/** A notice (2.10). `data.price` in cents or `""`. */
export const wireNotice = z.object({
  id: wireId,
  read_at: wireText,
  created_at: z.string(),
  data: z.object({
    type: wireNumber,
    url: wireText,
    image: wireText,
    price: wireNumber,
    title: wireText,
    list: z.optional(wireList(z.object({ keyword: wireText, data: wireNumber }))),
    remark: wireText,
  }),
});
export type WireNotice = z.infer<typeof wireNotice>;

/** An event of the unread notices. `newest` and `server_time` are missing on older servers. */
export const wireNoticeCounts = z.object({
  unread: wireNumber,
  newest: z.optional(z.nullable(z.object({ id: wireId, created_at: z.string() }))),
  server_time: z.optional(z.string()),
});
export type WireNoticeCounts = z.infer<typeof wireNoticeCounts>;
