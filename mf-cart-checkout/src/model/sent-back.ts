/** State of a visit to the cart that somebody was sent back to: there was nothing to order. */
export const sentBack = { sentBack: 'nothing-to-order' } as const;

export const wasSentBack = (state: unknown): boolean =>
  (state as Partial<typeof sentBack> | null)?.sentBack === sentBack.sentBack;
