import * as z from 'zod/mini';
import type { ApiClient, FollowOptions, RequestOptions } from '../client/api-client.ts';
import { followOrAsk } from '../client/follow-or-ask.ts';
import type { Id } from '../id.ts';
import type { Page } from '../page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf, wireNumber, wirePage } from '../wire/parts.ts';
import { toNumber, toPage } from '../wire/values.ts';
import { toNotice } from './mapping.ts';
import type { Notice, NoticeQuery } from './model.ts';
import { wireNotice } from './wire.ts';

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

const wireUnreadEvent = z.object({ unread: wireNumber });

/**
 * Tells how many messages are unread, at once and at every change, until the server ends the stream (after some minutes).
 * Throws `not-found` on servers without the stream: ask `countUnreadNotices` then.
 */
export function followUnreadNotices(
  client: ApiClient,
  onCount: (unread: number) => void,
  options?: FollowOptions,
): Promise<void> {
  const read = parserOf(wireUnreadEvent);
  return client.follow('notification/unread/events', (payload) => toNumber(read(payload).unread), onCount, options);
}

/** Between questions while there is no stream. */
const ASK_EVERY_MS = 30_000;

/**
 * Keeps telling how many messages are unread until `signal`: by the stream, and by asking now and then while there is
 * none. Failures are nobody's business: the number that is shown stays.
 */
export async function watchUnreadNotices(
  client: ApiClient,
  onCount: (unread: number) => void,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const listen = (ending: AbortSignal, onNews: () => void) => {
    const hear = (unread: number) => {
      onNews();
      onCount(unread);
    };
    return followUnreadNotices(client, hear, { signal: ending });
  };
  const ask = () =>
    countUnreadNotices(client, { signal, silent: true }).then(
      (unread) => {
        onCount(unread);
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
  // The list asked for without `pc` does that (contract 11); there is no other call for it.
  await client.get('notification', ignored, pageParams({ page: 1, pageSize: 1 }), options);
}

/** Deletes messages. */
export async function removeNotices(client: ApiClient, ids: readonly Id[], options?: RequestOptions): Promise<void> {
  await client.post('notification/destroy/0', ignored, ids.map(toWireRef), options);
}

const toWireRef = (id: Id) => ({ id });
