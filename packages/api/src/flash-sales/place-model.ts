import type { Id } from '../model/id.ts';
import type { PlaceState } from '../model/place-state.ts';
import type { ShopTime } from '../model/shop-time.ts';

export type { PlaceState } from '../model/place-state.ts';

/** A customer's place in the line of a flash sale. A customer has one open place in a sale. */
export type SalePlace = {
  readonly id: Id;
  readonly productId: Id;
  /** `null` for a product without variants. */
  readonly variantId: Id | null;
  readonly saleId: Id;
  /** Order of arrival among all who came for the variant, from 1. */
  readonly number: number;
  readonly state: PlaceState;
  /** Pieces wanted, and held: fewer than wanted when no more were left. */
  readonly quantity: number;
  readonly held: number;
  /** 1: next; `null` when not waiting. */
  readonly position: number | null;
  /** About how long until the turn; `null` when it depends on others giving pieces back. */
  readonly waitSeconds: number | null;
  /** Pieces nobody has or holds, and pieces held for others. */
  readonly left: number;
  readonly heldByAll: number;
  /** When the first of the held pieces come back at the latest. */
  readonly nextRelease: ShopTime | null;
  readonly turnsPerSecond: number;
  readonly arrivedAt: ShopTime;
  readonly heldUntil: ShopTime | null;
  readonly endedAt: ShopTime | null;
  readonly saleStartsAt: ShopTime;
  readonly saleEndsAt: ShopTime;
  readonly orderId: Id | null;
  readonly serverTime: ShopTime;
};

/** What somebody lines up for. */
export type WantedPlace = { readonly productId: Id; readonly variantId: Id | null; readonly quantity: number };
