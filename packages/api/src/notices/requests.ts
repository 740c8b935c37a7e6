import * as z from 'zod/mini';
import type { ApiClient, FollowOptions, RequestOptions } from '../client/api-client.ts';
import { followOrAsk } from '../client/follow-or-ask.ts';
import type { Id } from '../model/id.ts';
import type { Page } from '../model/page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf, wireNumber, wirePage } from '../wire/parts.ts';
import { toNumber, toPage } from '../wire/values.ts';
import { toNotice, toNoticeCounts } from './mapping.ts';
import type { Notice, NoticeCounts, NoticeQuery } from './model.ts';
import { wireNotice, wireNoticeCounts } from './wire.ts';

const wireNoticePage = wirePage(wireNotice);

/** The customer's messages, newest first unless asked otherwise. Listing marks nothing as read. */
export async function listNotices(
  client: ApiClient,
  query: NoticeQuery = {},
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

/**
 * Says how many messages are unread and which is the newest, at once and at every change, until the server ends the stream (after
 * some minutes).
 * Throws `not-found` on servers without the stream: ask `countUnreadNotices` then.
 */
export function followUnreadNotices(
  client: ApiClient,
  onCounts: (counts: NoticeCounts) => void,
  options?: FollowOptions,
): Promise<void> {
  const read = parserOf(wireNoticeCounts);
  return client.follow('notification/unread/events', (payload) => toNoticeCounts(read(payload)), onCounts, options);
}

/** Between questions while there is no stream. */
const ASK_EVERY_MS = 30_000;

/**
 * Keeps saying how many messages are unread until `signal`: by the stream, and by asking now and then while there is
 * none (without the newest then). Failures are nobody's business: the number that is shown stays.
 */
export async function watchUnreadNotices(
  client: ApiClient,
  onCounts: (counts: NoticeCounts) => void,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const listen = (ending: AbortSignal, onEvent: () => void) => {
    const handle = (counts: NoticeCounts) => {
      onEvent();
      onCounts(counts);
    };
    return followUnreadNotices(client, handle, { signal: ending });
  };
  const ask = () =>
    countUnreadNotices(client, { signal, silent: true }).then(
      (unread) => {
        onCounts({ unread });
        return true;
      },
      () => false,
    );
  await followOrAsk({ listen, ask }, signal, ASK_EVERY_MS);
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

/** Marks every message of the customer as read. */
export async function markAllNoticesRead(client: ApiClient, options?: RequestOptions): Promise<void> {
  // The list asked for without `pc` does that; there is no other call for it.
  await client.get('notification', ignored, pageParams({ page: 1, pageSize: 1 }), options);
}

/** Deletes messages. */
export async function removeNotices(client: ApiClient, ids: readonly Id[], options?: RequestOptions): Promise<void> {
  await client.post('notification/destroy/0', ignored, ids.map(toWireRef), options);
}

const toWireRef = (id: Id) => ({ id });
