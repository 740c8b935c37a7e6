/** Libraries that are fetched when the first remote asks for them: domains of the api with rules, heavy parts of ui. */
export const lazyModules = {
  axios: async () => {
    const { default: axios, ...rest } = await import('axios');
    return { __esModule: true, ...rest, default: axios };
  },
  '@jishi/api/bills': () => import('@jishi/api/bills'),
  '@jishi/api/cart': () => import('@jishi/api/cart'),
  '@jishi/api/flash-sales': () => import('@jishi/api/flash-sales'),
  '@jishi/api/lotteries': () => import('@jishi/api/lotteries'),
  '@jishi/api/order-changes': () => import('@jishi/api/order-changes'),
  '@jishi/api/orders': () => import('@jishi/api/orders'),
  '@jishi/api/payments': () => import('@jishi/api/payments'),
  '@jishi/api/points': () => import('@jishi/api/points'),
  '@jishi/api/products': () => import('@jishi/api/products'),
  '@jishi/api/refunds': () => import('@jishi/api/refunds'),
  '@jishi/api/security': () => import('@jishi/api/security'),
  '@jishi/api/sign-in': () => import('@jishi/api/sign-in'),
  '@jishi/api/uploads': () => import('@jishi/api/uploads'),
  '@jishi/ui/data': () => import('@jishi/ui/data'),
  '@jishi/ui/forms': () => import('@jishi/ui/forms'),
  '@jishi/ui/overlays': () => import('@jishi/ui/overlays'),
} as const satisfies Record<string, () => Promise<object>>;
