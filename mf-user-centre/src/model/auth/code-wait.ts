import { CODE_INTERVAL_SECONDS, isPhoneNumber } from '@jishi/api/sign-in';

/** A code was sent to this number or mailbox; the next one can be asked for at `readyAt` (milliseconds, clock of this browser). */
export type CodeWait = { phone: string; readyAt: number };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'jishi_code_wait';
const MAILBOX = /^[^\s@]+@[^\s@]+$/;

/** The wait that begins when a code was sent. */
export const waitFrom = (phone: string, now: number): CodeWait => ({
  phone: phone.trim(),
  readyAt: now + CODE_INTERVAL_SECONDS * 1000,
});

/** Whole seconds until another code can be sent to a number; a wait of another number does not count. */
export function secondsLeft(wait: CodeWait | null, phone: string, now: number): number {
  if (wait?.phone !== phone.trim()) return 0;
  return Math.max(0, Math.ceil((wait.readyAt - now) / 1000));
}

/** Keeps a wait for a reload of the page. */
export const keepWait = (wait: CodeWait, store: Store = sessionStorage): void =>
  store.setItem(KEY, JSON.stringify(wait));

/** The wait a page before this one has begun; `null` when there is none, when it is over, or when it is no wait. */
export function readWait(now: number, store: Store = sessionStorage): CodeWait | null {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? 'null') as Partial<CodeWait> | null;
    const { phone = '', readyAt = 0 } = kept ?? {};
    const isRunning = readyAt > now && readyAt <= now + CODE_INTERVAL_SECONDS * 1000;
    return (isPhoneNumber(phone) || MAILBOX.test(phone)) && isRunning ? { phone, readyAt } : null;
  } catch {
    return null;
  }
}
