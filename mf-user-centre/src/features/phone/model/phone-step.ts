export const phoneSteps = ['proof', 'number', 'done'] as const;
export type PhoneStep = (typeof phoneSteps)[number];

/** For so long a proof is relied on: the shop counts ten minutes, and a call takes its time. */
export const PROOF_MS = 9.5 * 60_000;
