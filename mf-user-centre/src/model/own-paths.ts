/** Addresses of pages that `@jishi/contracts` does not know: as `part.ts` states them. */
export const ownPaths = {
  security: () => '/user/security',
  passkeys: () => '/user/passkeys',
  'my-data': () => '/user/data',
  'ask-refund': () => '/user/refund/ask',
  refund: () => '/user/refund/detail',
  'account-closed': () => '/pass/closed',
} as const;
