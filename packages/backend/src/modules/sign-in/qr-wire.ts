import { qrStates } from '../../kernel/words/accounts.ts';
import type { QrState } from './qr-logins.ts';

const EXPIRED = 4;

/** A state as the browser that shows the code is told. */
export const toWireState = (state: QrState): number => (state === 'expired' ? EXPIRED : qrStates.numbers[state]);

/** What a phone that scans is told: the code is its own, somebody else was first, it is too late. */
export const scanOutcomes = { own: 1, taken: 2, late: 3 } as const;
