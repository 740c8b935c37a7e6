import type { SaleOffer } from '../flash-sales/offer.ts';
import type { Id } from '../id.ts';
import type { Cents } from '../money.ts';
import type { Picture } from '../picture.ts';
import type { ShopTime } from '../shop-time.ts';

/** A product a customer keeps or has seen. `product` is `null` when it was deleted. */
export type SavedProduct = {
  readonly id: Id;
  readonly productId: Id;
  readonly product: {
    readonly id: Id;
    readonly name: string;
    /** What it costs now, in its flash sale while that gives the price. */
    readonly price: Cents;
    /** Running or coming flash sale; missing or `null` without one. */
    readonly flashSale?: SaleOffer | null | undefined;
    readonly picture: Picture | null;
  } | null;
  /** How much cheaper it became since it was saved; 0 where it did not, or where the server does not say. */
  readonly priceFell: Cents;
  readonly savedAt: ShopTime;
  readonly updatedAt: ShopTime;
};
