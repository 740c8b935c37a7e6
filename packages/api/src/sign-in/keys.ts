/** Keys of proving who is there, and of signing in by a code that another device scans. */
export const signInKeys = {
  proof: ['proof'],
  /** A code is of one visit of a tab, and of one round of it: it is made, not found. */
  qrCode: (visit: string, round: number) => ['qr-code', visit, round] as const,
  scan: (id: string) => ['scan', id] as const,
} as const;
