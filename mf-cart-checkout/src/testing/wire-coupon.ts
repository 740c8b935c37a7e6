/** A coupon of the customer as the server sends it: 5 off anything, until `over` says otherwise. */
export const wireCoupon = (id: number, name: string, over: object = {}) => ({
  id,
  ticket: `T${id}`,
  state: 0,
  failure_time: '2026-12-31 00:00:00',
  coupon: { id: 100 + id, name, cost: 500, type: 1, sill: '', state: 1, explain: '无门槛', scope_type: 0, ...over },
});
