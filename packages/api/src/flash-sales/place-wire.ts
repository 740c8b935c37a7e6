import * as z from 'zod/mini';
import { wireId, wireNumber, wireText } from '../wire/parts.ts';

/** A place in the line of a sale (extension). `state` 0 waiting, 1 turn, 2 ordered, 3 lapsed, 4 given up, 5 sold out, 6 the sale is over. */
export const wirePlace = z.object({
  id: wireId,
  good_id: wireId,
  good_sku_id: wireId,
  seckill_id: wireId,
  number: wireNumber,
  state: wireNumber,
  pieces: wireNumber,
  held: wireNumber,
  position: z.nullish(z.number()),
  wait_seconds: z.nullish(z.number()),
  left: wireNumber,
  held_pieces: wireNumber,
  next_release: wireText,
  turns_per_second: wireNumber,
  arrived_at: z.string(),
  held_until: wireText,
  ended_at: wireText,
  time: z.string(),
  end_time: z.string(),
  indent_id: z.nullish(wireId),
  server_time: z.string(),
});
export type WirePlace = z.infer<typeof wirePlace>;
