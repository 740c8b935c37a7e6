/** A claim somebody wanted to make before they signed in; it goes on when they are back where they pressed. */
const KEY = 'jishi_PendingClaim';

/** Who signs in later than that has forgotten what was pressed. */
const KEPT_MS = 15 * 60_000;

type Pending = { couponId: string; path: string; at: number };

/** Keeps a claim in this tab. @param path where it was pressed @param now epoch ms */
export function storeClaim(couponId: string, path: string, now: number): void {
  try {
    const pending: Pending = { couponId, path, at: now };
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Storage is full or forbidden: then it is pressed once more.
  }
}

/** The coupon that was to be claimed here, once; `null` without one, elsewhere, and when it is long ago. */
export function takeClaim(path: string, now: number): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return null;
    const pending = JSON.parse(text) as Partial<Pending> | null;
    if (pending?.path !== path) return null;
    sessionStorage.removeItem(KEY);
    const age = now - Number(pending.at);
    return typeof pending.couponId === 'string' && age >= 0 && age < KEPT_MS ? pending.couponId : null;
  } catch {
    return null;
  }
}
