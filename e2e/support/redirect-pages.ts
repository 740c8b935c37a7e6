/** Pages that only lead on to another one: nothing of their own is ever seen. */
export const redirectPages: readonly string[] = ['mf_user_centre/earlier-scan', 'mf_promotions/coupon-components'];
