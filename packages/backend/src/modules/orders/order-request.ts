/** The flash sale of a line, as far as the client names it: the sale, the variant of the sale, or neither. */
export type RequestedSale = { saleId: number | null; saleVariantId: number | null };

/** A line a customer asks for. `price` is what they were shown, in yuan: it is compared, never used. */
export type RequestedLine = {
  productId: number;
  variantId: number | null;
  quantity: number;
  price: number | null;
  sale?: RequestedSale | null;
};

/** An order a customer asks for. `shippingFee` is what they were shown, in yuan. For a prize there are no lines. */
export type OrderRequest = {
  lines: RequestedLine[];
  shippingFee: number | null;
  addressId: number | null;
  remark: string | null;
  /** Words on the tag of a present, empty for one without; null: it is none. */
  giftNote: string | null;
  /** The customer's own coupon, null for none. */
  couponId: number | null;
  /** Points to spend. */
  points: number;
  /** The draw whose prize is to be sent, null for none. */
  prizeId: number | null;
  /** A preview is to tell what else could be chosen (api level 6). */
  choices?: true | undefined;
};
