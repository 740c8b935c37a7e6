import { PagedCard } from '@jishi/part-kit/paged-card';
import { useTexts } from '../../messages/texts.ts';
import { ReminderList } from './components/reminder-list.tsx';
import { RemindersSkeleton } from './components/reminders-skeleton.tsx';

/** The flash sales a customer wants to be reminded of. */
export function SaleRemindersScreen() {
  return <PagedCard title={useTexts()('reminders.title')} fallback={<RemindersSkeleton />} List={ReminderList} />;
}
