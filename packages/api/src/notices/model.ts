import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { PageRequest } from '../model/page.ts';
import type { ShopTime } from '../model/shop-time.ts';

export type NoticeKind = 'system' | 'trade' | 'activity';

export type Notice = {
  readonly id: Id;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly picture: string | null;
  /** Amount of a trade notice. */
  readonly amount: Cents | null;
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly remark: string | null;
  /** Page of the shop it leads to, without a language prefix. */
  readonly path: string | null;
  readonly isRead: boolean;
  /** Shop time in the list; the server sends a UTC instant (ISO 8601) with a single message. */
  readonly sentAt: ShopTime;
};

export type NoticeQuery = PageRequest & { readonly oldestFirst?: boolean | undefined };

/**
 * How many messages are unread, and the newest of all, read or not. `newest` is `null` where there is none, and missing where
 * it is not known: on servers that do not say, and when the number was only asked for.
 */
export type NoticeCounts = {
  readonly unread: number;
  /** Its age when the server said so. */
  readonly newest?: { readonly id: Id; readonly ageSeconds: number } | null;
};
