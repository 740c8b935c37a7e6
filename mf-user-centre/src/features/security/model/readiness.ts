import type { Account } from '@jishi/api/account';
import type { SecurityState } from '@jishi/api/security';

/** What makes an account hard to lose and hard to take, the most important first. */
const readyThings = ['phone', 'password', 'passkey', 'email'] as const;
export type ReadyThing = (typeof readyThings)[number];

export type Readiness = {
  ready: number;
  all: number;
  /** What to do next; `null` when all is there. */
  next: ReadyThing | null;
};

/** How many of the things that secure an account it has. */
export function readinessOf(account: Pick<Account, 'phone' | 'email'>, state: SecurityState): Readiness {
  const has: Record<ReadyThing, boolean> = {
    phone: account.phone !== null,
    password: state.hasPassword,
    passkey: state.passkeys > 0,
    email: account.email !== null,
  };
  const missing = readyThings.filter((thing) => !has[thing]);
  return { ready: readyThings.length - missing.length, all: readyThings.length, next: missing[0] ?? null };
}
