import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';

/** An entry of the customer's address book. */
export type Address = {
  readonly id: Id;
  readonly name: string;
  readonly phone: string;
  /** Name of the place. */
  readonly place: string;
  /** Full text beginning with the province; the shipping fee is read from it. */
  readonly address: string;
  /** Door number. */
  readonly house: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isDefault: boolean;
};

/** What the address form sends. Without a map point, send the centre of the chosen city. */
export type AddressInput = {
  readonly name: string;
  readonly phone: string;
  readonly place: string;
  readonly address: string;
  readonly house: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Country, province, city or district. */
export type Region = {
  readonly id: Id;
  readonly name: string;
  /** Official code. */
  readonly code: string | null;
  readonly children: readonly Region[];
};

export type ShippingFeeLine = { readonly productId: Id; readonly quantity: number; readonly shippingRateId: Id | null };

/** `fee` is `null` when the customer has no address to send to. */
export type ShippingFee = { readonly address: Address | null; readonly fee: Cents | null };

/** Pictures of a map, by configuration of the shop. */
export type MapTiles = {
  /** Path of this shop with `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  readonly maxZoom: number;
  /** Whose they are; may be empty. */
  readonly credit: string;
};
