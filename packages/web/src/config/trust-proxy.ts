import { isIP } from 'node:net';
import * as z from 'zod';

const names = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * `SHOP_TRUST_PROXY`: whose `X-Forwarded-*` headers count. Addresses, CIDR ranges or the names
 * `loopback`, `linklocal`, `uniquelocal`, separated by commas; `0` or `false` for nobody.
 */
export const trustProxy = z.string().transform((text, context): string[] | false => {
  if (/^(0|false)$/.test(text)) return false;
  const entries = text.split(',').map((entry) => entry.trim());
  const bad = entries.find((entry) => !names.includes(entry) && !isRange(entry));
  if (bad === undefined) return entries;
  context.addIssue({
    code: 'custom',
    message: `has "${bad}", which is no address, no CIDR range and none of ${names.join(', ')}`,
  });
  return z.NEVER;
});

function isRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
