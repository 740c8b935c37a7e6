/** State of a visit to the cart that somebody was sent back to: there was nothing to order. */
export const redirectState = { sentBack: 'nothing-to-order' } as const;

export const wasRedirected = (state: unknown): boolean =>
  (state as Partial<typeof redirectState> | null)?.sentBack === redirectState.sentBack;
