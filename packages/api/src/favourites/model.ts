import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { Picture } from '../model/picture.ts';
import type { ProductAlerts } from '../model/product-alerts.ts';
import type { SaleOffer } from '../model/sale-offer.ts';
import type { ShopTime } from '../model/shop-time.ts';

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
  /** Still on sale, with nothing left; `false` where the server does not say. */
  readonly isSoldOut: boolean;
  /** Something has to be chosen before it is bought; `true` where the server does not say. */
  readonly hasVariants: boolean;
  /** What the customer is told of it. */
  readonly alerts: ProductAlerts;
  readonly savedAt: ShopTime;
  readonly updatedAt: ShopTime;
};
