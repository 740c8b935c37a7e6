import { isCode, isPhoneNumber, PASSWORD_MAX, PASSWORD_MIN } from '@jishi/api/sign-in';
import type { TextKey } from '../../messages/texts.ts';

/** What is wrong with a field, as the text to show beside it; `null` when it is right. */
export type Fault = Extract<TextKey, `sign-in.fault.${string}`> | null;

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
