import { placeStateNumbers, wordOf } from '../wire/numbers.ts';
import { toNumber, toOptionalId, toOptionalText } from '../wire/values.ts';
import type { SalePlace, WantedPlace } from './place-model.ts';
import type { WirePlace } from './place-wire.ts';

export function toSalePlace(wire: WirePlace): SalePlace {
  return {
    id: String(wire.id),
    productId: String(wire.good_id),
    variantId: toOptionalId(wire.good_sku_id),
    saleId: String(wire.seckill_id),
    number: toNumber(wire.number),
    // A state of a later server is over for us.
    state: wordOf(placeStateNumbers, wire.state) ?? 'left',
    quantity: toNumber(wire.pieces),
    held: toNumber(wire.held),
    position: wire.position ?? null,
    waitSeconds: wire.wait_seconds ?? null,
    left: toNumber(wire.left),
    heldByAll: toNumber(wire.held_pieces),
    nextRelease: toOptionalText(wire.next_release),
    turnsPerSecond: toNumber(wire.turns_per_second),
    arrivedAt: wire.arrived_at,
    heldUntil: toOptionalText(wire.held_until),
    endedAt: toOptionalText(wire.ended_at),
    saleStartsAt: wire.time,
    saleEndsAt: wire.end_time,
    orderId: toOptionalId(wire.indent_id),
    serverTime: wire.server_time,
  };
}

export const toWirePlace = ({ variantId, quantity }: WantedPlace) => ({
  good_sku_id: Number(variantId ?? 0),
  number: quantity,
});
