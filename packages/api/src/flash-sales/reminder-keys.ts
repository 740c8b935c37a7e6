import type { PageRequest } from '../model/page.ts';

/** Keys of the customer's reminders of flash sales. */
export const saleReminderKeys = {
  all: ['sale-reminders'],
  /** Which sales they wait for; nobody's for visitors. */
  known: (isSignedIn: boolean) => ['sale-reminders', 'known', isSignedIn] as const,
  lists: ['sale-reminders', 'list'],
  list: (request: PageRequest) => ['sale-reminders', 'list', request] as const,
} as const;

/** What each act invalidates. */
export const saleReminderInvalidations = {
  setSaleReminder: [saleReminderKeys.all],
  removeSaleReminder: [saleReminderKeys.all],
  /** A sale that somebody waits for began: nothing is to be waited for. */
  saleBegan: [saleReminderKeys.lists],
} as const;
