import { vocabulary, type WordOf } from './vocabulary.ts';

/** Whether the shop lets a customer in. */
export const accountStates = vocabulary('state of an account', { normal: 1, forbidden: 2 });
export type AccountState = WordOf<typeof accountStates>;

/** What becomes of the code somebody signs in with by their phone. The wire has one more: an expired one is 4. */
export const qrStates = vocabulary('state of a QR code', { waiting: 0, scanned: 1, granted: 2, refused: 3 });
export type QrState = WordOf<typeof qrStates>;
