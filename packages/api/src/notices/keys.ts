import type { NoticeQuery } from './model.ts';

/** Keys of the customer's messages. */
export const noticeKeys = {
  unread: ['notices', 'unread'],
  lists: ['notices', 'list'],
  list: (query: NoticeQuery) => ['notices', 'list', query] as const,
  one: (id: string) => ['notices', 'one', id] as const,
} as const;

/**
 * What each act invalidates. Acts that lower the number of unread messages are announced (`notice:read`): whoever shows
 * the number asks for it anew.
 */
export const noticeInvalidations = {
  /** Asking for a message reads it. */
  getNotice: [noticeKeys.lists],
  markNoticesRead: [noticeKeys.lists],
  markAllNoticesRead: [noticeKeys.lists],
  removeNotices: [noticeKeys.lists],
  /** `notice:read` was heard. */
  noticeRead: [noticeKeys.unread],
  /** The number of unread messages is another one: a message came, or was read in another tab. */
  unreadChanged: [noticeKeys.lists],
} as const;
