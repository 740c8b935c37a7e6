import { isMailbox } from '@jishi/api/account';
import type { TextKey } from '../../../messages/texts.ts';

/** What is wrong with a mailbox that takes the place of `now`; `null` when it is right. */
export function mailboxFault(typed: string, now: string | null): Extract<TextKey, `profile.fault.${string}`> | null {
  const email = typed.trim();
  if (email === '') return 'profile.fault.email-missing';
  if (!isMailbox(email)) return 'profile.fault.email-format';
  return email.toLowerCase() === now?.toLowerCase() ? 'profile.fault.email-same' : null;
}
