import { InvalidArgumentError } from 'commander';

/** Parses the serial of a release as typed. */
export function parseSerial(text: string): number {
  if (/^0*[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A serial is a whole number from 1.');
}

/** Parses a serial that has to be live; 0 when there must be no release. */
export const parseExpected = (text: string): number => (/^0+$/.test(text) ? 0 : parseSerial(text));
