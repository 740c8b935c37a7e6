import { randomInt } from 'node:crypto';

/** A number nobody has used: codes are limited per number, accounts are made on first use. */
export const newPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
