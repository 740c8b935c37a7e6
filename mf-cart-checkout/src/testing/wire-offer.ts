/** A coupon of a preview as the server sends it. Amounts in yuan. */
export type WireOffer = {
  id: number;
  ticket: string;
  name: string;
  explain: string;
  failure_time: string;
  coupon_money: number;
  deductible: number;
  obstacle: string | null;
  missing: number | null;
  sill_money: number | null;
};

/** 5 yuan off, until `over` says otherwise. */
export const wireOffer = (id: number, name: string, over: Partial<WireOffer> = {}): WireOffer => ({
  id,
  ticket: `T${id}`,
  name,
  explain: '无门槛',
  failure_time: '2026-12-31 00:00:00',
  coupon_money: 5,
  deductible: 0,
  obstacle: null,
  missing: null,
  sill_money: null,
  ...over,
});
