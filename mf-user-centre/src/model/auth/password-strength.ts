import { PASSWORD_MIN } from '@jishi/api/sign-in';

/** How long a password would stand against guessing, in one word; `null` while it is too short to be taken. */
export type Strength = 'weak' | 'fair' | 'good';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** What everybody tries first. */
const usual = /^(?:(.)\1*|(?:password|passw0rd|qwerty|iloveyou|jishi|admin|abc)\d*|0?123456\d*|654321|111222\d*)$/i;

/** Length counts most, then how many kinds of characters there are. */
export function passwordStrength(password: string): Strength | null {
  const { length } = password;
  if (length < PASSWORD_MIN) return null;
  if (usual.test(password)) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (length >= 16 || (length >= 10 && variety >= 3)) return 'good';
  return (length >= 10 && variety >= 2) || (length >= 8 && variety >= 3) ? 'fair' : 'weak';
}
