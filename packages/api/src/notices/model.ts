import type { Id } from '../id.ts';
import type { Cents } from '../money.ts';
import type { PageRequest } from '../page.ts';
import type { ShopTime } from '../shop-time.ts';

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
