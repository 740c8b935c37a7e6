import type { SignedInCustomer } from '@jishi/contracts';

/**
 * The name beside a review that is not anonymous, as the shop writes it: first and last character of the nickname, else the ends of the
 * number. `null` when neither is known.
 */
export function shownAs(customer: Pick<SignedInCustomer, 'nickname' | 'phone'> | null): string | null {
  const letters = [...(customer?.nickname?.trim() ?? '')];
  if (letters.length > 0) return `${letters[0]}**${letters.at(-1)}`;
  const phone = customer?.phone;
  return phone ? `${phone.slice(0, 3)}**${phone.slice(-3)}` : null;
}
