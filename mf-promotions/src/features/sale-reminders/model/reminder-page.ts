import type { ApiClient } from '@jishi/api';
import { saleReminderListQuery } from '@jishi/api/flash-sales/queries';

export const REMINDERS_PER_PAGE = 20;

/** One page of what the customer waits for. */
export const reminderPageQuery = (api: ApiClient, page: number) =>
  saleReminderListQuery(api, { page, pageSize: REMINDERS_PER_PAGE });
