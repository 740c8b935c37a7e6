import { isPhoneNumber } from '@jishi/api/sign-in';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'jishi_pass_phone';

/** Keeps a number for a reload and for the other pages around signing in, as long as the tab is open. */
export function keepPhone(phone: string, store: Store = sessionStorage): void {
  if (isPhoneNumber(phone)) store.setItem(KEY, phone.trim());
}

/** The number kept last; empty without one. */
export function readPhone(store: Store = sessionStorage): string {
  const kept = store.getItem(KEY) ?? '';
  return isPhoneNumber(kept) ? kept : '';
}

/** After signing in nobody needs it any more. */
export const forgetPhone = (store: Store = sessionStorage): void => store.removeItem(KEY);
