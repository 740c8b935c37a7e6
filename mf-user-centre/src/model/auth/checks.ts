import { isCode, isPhoneNumber, PASSWORD_MAX, PASSWORD_MIN } from '@jishi/api/sign-in';
import type { TextKey } from '../../messages/texts.ts';

/** What is wrong with a field, as the text to show beside it; `null` when it is right. */
export type Fault =
  | Extract<TextKey, `${'sign-in' | 'passwords' | 'passkeys' | 'profile'}.fault.${string}`>
  | Extract<TextKey, 'phone.same'>
  | null;

export function phoneFault(phone: string): Fault {
  if (phone.trim() === '') return 'sign-in.fault.phone-missing';
  return isPhoneNumber(phone) ? null : 'sign-in.fault.phone-format';
}

export function codeFault(code: string): Fault {
  if (code.trim() === '') return 'sign-in.fault.code-missing';
  return isCode(code) ? null : 'sign-in.fault.code-format';
}

/** Shorter passwords do not exist, so they need not be sent to be refused. */
export function passwordFault(password: string): Fault {
  if (password === '') return 'sign-in.fault.password-missing';
  return password.length < PASSWORD_MIN ? 'sign-in.fault.password-short' : null;
}

/** A new password: long enough, and not longer than the shop keeps. */
export function newPasswordFault(password: string): Fault {
  return password.length > PASSWORD_MAX ? 'sign-in.fault.password-long' : passwordFault(password);
}

export function repeatedFault(password: string, repeated: string): Fault {
  if (repeated === '') return 'sign-in.fault.repeat-missing';
  return password === repeated ? null : 'sign-in.fault.repeat-differs';
}

/** The password the account has; `null` where it has none. */
export function currentPasswordFault(current: string | null): Fault {
  return current === '' ? 'passwords.fault.current-missing' : null;
}

/** A password that takes the place of another. `shortest`: what this shop asks for at least, in characters. */
export function nextPasswordFault(typed: { current: string | null; password: string; shortest: number }): Fault {
  const { current, password, shortest } = typed;
  if (password !== '' && password.length < shortest) return 'sign-in.fault.password-short';
  const fault = newPasswordFault(password);
  return fault ?? (password === current ? 'passwords.fault.same' : null);
}
