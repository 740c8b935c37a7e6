import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toAccount, toNoticeChoices, toWireAccountChange, toWireNoticeChoice } from './mapping.ts';
import type { Account, AccountChange } from './model.ts';
import type { NoticeChoice, NoticeChoices } from './notice-choices.ts';
import { wireNoticeChoices, wireUser } from './wire.ts';

/** The signed-in customer. */
export async function getAccount(client: ApiClient, options?: RequestOptions): Promise<Account> {
  return toAccount(await client.get('user', parserOf(wireUser), undefined, options));
}

/** Changes the nickname (at most 30 characters) or the picture (address of an upload), or both. */
export async function updateAccount(client: ApiClient, change: AccountChange, options?: RequestOptions): Promise<void> {
  await client.post('user', ignored, toWireAccountChange(change), options);
}

/** Which notices come by which way. */
export async function getNoticeChoices(client: ApiClient, options?: RequestOptions): Promise<NoticeChoices> {
  return toNoticeChoices(await client.get('user/notification', parserOf(wireNoticeChoices), undefined, options));
}

/** Turns one switch; a way that is fixed for its topic stays as it is. The caller tells a failure. */
export async function chooseNotices(client: ApiClient, choice: NoticeChoice, options?: RequestOptions): Promise<void> {
  await client.post('user/notification/topics', ignored, toWireNoticeChoice(choice), { ...options, silent: true });
}
