import { toOptionalText } from './values.ts';

type WireArrival = { arrives_from?: string | null | undefined; arrives_until?: string | null | undefined };

/** Days as `YYYY-MM-DD` between which a parcel arrives; `null` where the shop names none. */
export function toArrival({ arrives_from, arrives_until }: WireArrival): { from: string; until: string } | null {
  const [from, until] = [toOptionalText(arrives_from), toOptionalText(arrives_until)];
  return from && until ? { from, until } : null;
}
