/** Keys of coupons. What is open depends on who asks: it says what was claimed already. */
export const couponKeys = {
  all: ['coupons'],
  open: (isSignedIn: boolean) => ['coupons', 'open', isSignedIn] as const,
  usable: ['coupons', 'usable'],
} as const;

/** What a claim makes old, also a refused one: there is a reason, and the list shows it. */
export const couponInvalidations = { claimCoupon: [couponKeys.all] } as const;
