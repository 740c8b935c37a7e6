import { z } from 'zod';
import type { Times } from '../../../kernel/wire/times.ts';
import { placeStates } from '../../../kernel/words/flash-sales.ts';
import type { PlaceRecord } from '../queue/place-records.ts';
import { isOpen } from '../queue/place-states.ts';

/** A place in the line of a sale (extension). */
export const placeSchema = z.object({
  id: z.int(),
  good_id: z.int(),
  good_sku_id: z.int().meta({ description: '0: the good has no SKUs' }),
  seckill_id: z.int(),
  seckill_sku_id: z.int(),
  number: z.int().meta({ description: 'order of arrival among all who came for the SKU, from 1' }),
  state: z.int().meta({
    description: '0 waiting, 1 turn: pieces are held, 2 ordered, 3 lapsed, 4 given up, 5 sold out, 6 the sale is over',
  }),
  pieces: z.int().meta({ description: 'pieces wanted' }),
  held: z.int().meta({ description: 'pieces held; fewer than wanted when no more were left' }),
  position: z.int().nullable().meta({ description: '1: next; null when not waiting' }),
  wait_seconds: z
    .int()
    .nullable()
    .meta({ description: 'about how long until the turn; null: it depends on others giving pieces back' }),
  left: z.int().meta({ description: 'pieces nobody has or holds' }),
  held_pieces: z.int().meta({ description: 'pieces held by customers whose turn it is' }),
  next_release: z.string().nullable().meta({ description: 'when the first of them are given back at the latest' }),
  turns_per_second: z.int(),
  arrived_at: z.string(),
  held_until: z.string().nullable(),
  held_seconds: z.int().nullable().meta({ description: 'seconds until then, by the clock of the shop' }),
  ended_at: z.string().nullable(),
  time: z.string().meta({ description: 'start of the sale' }),
  end_time: z.string(),
  indent_id: z.int().nullable().meta({ description: 'the order that took the pieces' }),
  server_time: z.string(),
});

export type WirePlace = z.infer<typeof placeSchema>;

/** `turnsPerSecond`: the pace of lines. */
export function toWirePlace(
  place: PlaceRecord,
  around: { times: Times; now: Date; turnsPerSecond: number },
): WirePlace {
  const { times, now, turnsPerSecond } = around;
  const text = (time: string | null) => (time === null ? null : times.text(new Date(time)));
  const heldUntil = place.state === 'turn' ? place.heldUntil : null;
  return {
    id: place.id,
    good_id: place.productId,
    good_sku_id: place.variantId ?? 0,
    seckill_id: place.saleId,
    seckill_sku_id: place.saleVariantId,
    number: place.number,
    state: placeStates.numbers[place.state],
    pieces: place.quantity,
    held: place.held,
    position: place.position,
    wait_seconds: waitSeconds(place, turnsPerSecond),
    left: place.left,
    held_pieces: place.heldPieces,
    next_release: text(isOpen(place.state) ? place.nextLapse : null),
    turns_per_second: turnsPerSecond,
    arrived_at: times.text(new Date(place.arrivedAt)),
    held_until: text(heldUntil),
    held_seconds:
      heldUntil === null ? null : Math.max(0, Math.ceil((new Date(heldUntil).getTime() - now.getTime()) / 1000)),
    ended_at: text(place.endedAt),
    time: times.text(new Date(place.startsAt)),
    end_time: times.text(new Date(place.endsAt)),
    indent_id: place.orderId,
    server_time: times.text(now),
  };
}

/**
 * About how long somebody waits: turns come at a known pace while pieces are left (each in front takes one at least). Behind them nobody
 * can know, since held pieces come back only where no order follows.
 */
function waitSeconds(
  { position, left }: Pick<PlaceRecord, 'position' | 'left'>,
  turnsPerSecond: number,
): number | null {
  if (position === null || position > left) return null;
  return Math.ceil(position / turnsPerSecond);
}
