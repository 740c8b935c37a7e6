type NamedCoupon = { name: string | null; condition: string; number: string };

/** What a coupon is called: its name, else its condition. */
export const couponName = ({ name, condition, number }: NamedCoupon): string => name ?? (condition || number);
