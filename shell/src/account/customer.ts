import type { Account } from '@jishi/api/account';
import type { SignedInCustomer } from '@jishi/contracts';

/** What the frame shows of an account. */
export const customerOf = (account: Account): SignedInCustomer => ({
  nickname: account.nickname,
  phone: account.phone,
  portrait: account.avatar,
});
