import type { Id } from '../model/id.ts';
import type { ShopTime } from '../model/shop-time.ts';
import type { FlashSaleState } from './model.ts';

/** How a flash sale stands at a moment: what changes while people look. */
export type FlashSaleChange = {
  readonly id: Id;
  readonly productId: Id;
  /** `over` also for one that is hidden or was deleted. */
  readonly state: FlashSaleState;
  readonly startsAt: ShopTime;
  readonly endsAt: ShopTime;
  /** Percent sold, 0 to 100. */
  readonly progress: number;
  /** Pieces left to buy, of all variants. */
  readonly left: number;
  /** `held`: pieces held for customers whose turn it is. */
  readonly variants: readonly { readonly id: Id; readonly left: number; readonly held: number }[];
  readonly serverTime: ShopTime;
};
