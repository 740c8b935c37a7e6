/** The password of both demo accounts. */
export const DEMO_PASSWORD = 'jishi123';

/** Accounts anybody may sign in with: the first one has a history, the second one is empty. Balance in cents. */
export const DEMO_ACCOUNTS = [
  { id: 1, cellphone: '13800000001', password: DEMO_PASSWORD, balance: 1_000_000, points: 5_000 },
  { id: 2, cellphone: '13800000002', password: DEMO_PASSWORD, balance: 100, points: 0 },
] as const;
