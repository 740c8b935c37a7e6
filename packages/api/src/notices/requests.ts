import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../id.ts';
import type { Page, PageRequest } from '../page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf, wireNumber, wirePage } from '../wire/parts.ts';
import { toNumber, toPage } from '../wire/values.ts';
import { toNotice } from './mapping.ts';
import type { Notice } from './model.ts';
import { wireNotice } from './wire.ts';

const wireNoticePage = wirePage(wireNotice);

/** The customer's messages, newest first unless asked otherwise. Listing marks nothing as read. */
export async function listNotices(
  client: ApiClient,
  query: PageRequest & { oldestFirst?: boolean | undefined } = {},
  options?: RequestOptions,
): Promise<Page<Notice>> {
  // Without `pc` the server marks every unread message as read.
  const params = { ...pageParams(query), sort: query.oldestFirst ? '+created_at' : '-created_at', pc: true };
  return toPage(await client.get('notification', parserOf(wireNoticePage), params, options), toNotice);
}

/** How many messages are unread. */
export async function countUnreadNotices(client: ApiClient, options?: RequestOptions): Promise<number> {
  return toNumber(await client.get('notification/unread', parserOf(wireNumber), undefined, options));
}

/** One message, which is marked read by this; `null` when there is no such message. */
export async function getNotice(client: ApiClient, id: Id, options?: RequestOptions): Promise<Notice | null> {
  const path = `notification/detail/${encodeURIComponent(id)}`;
  const notice = await client.get(path, parserOf(z.nullable(wireNotice)), undefined, options);
  return notice && toNotice(notice);
}

/** Marks messages as read. */
export async function markNoticesRead(client: ApiClient, ids: readonly Id[], options?: RequestOptions): Promise<void> {
  await client.post('notification/read/0', ignored, ids.map(toWireRef), options);
}

/** Deletes messages. */
export async function removeNotices(client: ApiClient, ids: readonly Id[], options?: RequestOptions): Promise<void> {
  await client.post('notification/destroy/0', ignored, ids.map(toWireRef), options);
}

const toWireRef = (id: Id) => ({ id });
