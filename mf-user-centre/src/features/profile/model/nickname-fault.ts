import { NICKNAME_MAX } from '@jishi/api/account';

/** What is wrong with a nickname; `null` when it is right. */
export function nicknameFault(typed: string): 'required' | 'max' | null {
  const { length } = typed.trim();
  return length === 0 ? 'required' : length > NICKNAME_MAX ? 'max' : null;
}
