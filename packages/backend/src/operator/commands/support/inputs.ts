import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { fromYuan } from '../../../kernel/wire/money.ts';
import { createTimes } from '../../../kernel/wire/times.ts';

/** An amount with at most two decimals, such as `12.50` → cents. For `.argument` and `.option`. */
export function readMoney(text: string): number {
  const cents = fromYuan(text);
  if (cents === null) throw new InvalidArgumentError('must be an amount such as 12 or 12.50.');
  return cents;
}

/** A whole number from `min` on: `readWhole(1)`. */
export function readWhole(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`must be a whole number ${range}.`);
  };
}

const shape = createTimes('UTC');

/**
 * A day or a moment in the shop's time zone, `2026-11-30` or `2026-11-30 08:00:00`, kept as a text: `momentOf` makes it a
 * date where the zone is known.
 */
export function readMoment(text: string): string {
  if (shape.parse(text)) return text;
  throw new InvalidArgumentError('must be a day or a moment, such as 2026-11-30 or "2026-11-30 08:00:00".');
}

/** A file as it is read on the side of the operator, whoever runs the command. */
export type InputFile = { name: string; text: string };

/** Reads a text file (UTF-8) when the command is parsed. */
export function readInputFile(name: string): InputFile {
  try {
    return { name, text: readFileSync(name, 'utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}
