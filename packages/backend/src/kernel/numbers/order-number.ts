import { randomInt } from 'node:crypto';

/**
 * An order number: 19 digits, the time in milliseconds followed by six random ones. Unique in practice; whoever
 * stores it tries again on the rare clash.
 */
export function orderNumber(now: Date, random: () => number = () => randomInt(1_000_000)): string {
  const milliseconds = String(now.getTime()).padStart(13, '0');
  return `${milliseconds}${String(random()).padStart(6, '0')}`;
}
