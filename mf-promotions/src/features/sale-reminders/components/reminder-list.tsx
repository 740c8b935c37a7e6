import { paths, useApi, withQuery } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { useLiveSales } from '@jishi/part-kit/use-live-sales';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { useReminder } from '../hooks/use-reminder.ts';
import { REMINDERS_PER_PAGE, reminderPageQuery } from '../model/reminder-page.ts';
import { NoReminders } from './no-reminders.tsx';
import { ReminderCard } from './reminder-card.tsx';
import * as styles from './reminders.styles.ts';

/** One page of the sales a customer waits for, the next to begin first. */
export function ReminderList({ page }: { page: number }) {
  const text = useTexts();
  const { data } = useSuspenseQuery(reminderPageQuery(useApi(), page));
  const { busyId, change } = useReminder();
  useLiveSales(data.items.map(({ id }) => id));
  if (data.items.length === 0) return <NoReminders isPastTheEnd={data.total > 0} />;
  return (
    <>
      <styles.Hint>{text('reminders.hint')}</styles.Hint>
      <styles.List>
        {data.items.map((sale) => (
          <ReminderCard
            key={sale.id}
            sale={sale}
            isBusy={busyId === sale.id}
            onRemove={() => change({ saleId: sale.id, isWanted: false })}
          />
        ))}
      </styles.List>
      <PageLinks
        page={page}
        pageSize={REMINDERS_PER_PAGE}
        total={data.total}
        pathOf={(to) => withQuery(paths.saleReminders(), { page: to === 1 ? null : to })}
      />
    </>
  );
}
