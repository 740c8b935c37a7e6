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
    readonly price: Cents;
    readonly picture: Picture | null;
  } | null;
  /** How much cheaper it became since it was saved; 0 where it did not, or where the server does not say. */
  readonly priceFell: Cents;
  readonly savedAt: ShopTime;
  readonly updatedAt: ShopTime;
};
