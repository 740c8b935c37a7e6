/** What visitors do when a shop works, by the call that was answered well: a family of events, and the event. */
const outcomes: Readonly<Record<string, readonly [family: string, event: string]>> = {
  'POST goodIndent/addShoppingCart': ['added-to-cart', 'all'],
  'POST goodIndent/cart/add': ['added-to-cart', 'all'],
  'POST goodIndent': ['ordered', 'all'],
  'POST balancePay': ['paid', 'balance'],
  'POST unifiedPayment': ['paid', 'online'],
};

/** Web knows calls by their address alone; `null` for what is no outcome. */
export const outcomeOf = (call: string): readonly [family: string, event: string] | null =>
  Object.hasOwn(outcomes, call) ? (outcomes[call] ?? null) : null;
