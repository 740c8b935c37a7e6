import { type Cents, centsOfYuan, yuanOfCents } from '@jishi/api';

/** Reads an amount as it is typed or stands in an address (`50`, `50.5`, `50.55`); `null` when it is none. */
export function readAmount(text: string | null): Cents | null {
  const trimmed = text?.trim() ?? '';
  return /^\d{1,7}(\.\d{1,2})?$/.test(trimmed) ? centsOfYuan(Number(trimmed)) : null;
}

/** The shortest text `readAmount` reads back. */
export const writeAmount = (cents: Cents): string => String(yuanOfCents(cents));
