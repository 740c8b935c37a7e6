import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toAccount, toWireAccountChange } from './mapping.ts';
import type { Account, AccountChange } from './model.ts';
import { wireUser } from './wire.ts';

/** The signed-in customer. */
export async function getAccount(client: ApiClient, options?: RequestOptions): Promise<Account> {
  return toAccount(await client.get('user', parserOf(wireUser), undefined, options));
}

/** Changes the nickname (at most 30 characters) or the picture (address of an upload), or both. */
export async function updateAccount(client: ApiClient, change: AccountChange, options?: RequestOptions): Promise<void> {
  await client.post('user', ignored, toWireAccountChange(change), options);
}
