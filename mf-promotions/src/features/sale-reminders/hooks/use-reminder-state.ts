import { saleRemindersQuery } from '@jishi/api/flash-sales/queries';
import { useApi, useSession, useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { useMoment } from '@jishi/part-kit/use-moment';
import { useQuery } from '@tanstack/react-query';
import { nextTurn, type ReminderState, reminderState } from '../model/reminder-state.ts';

/** What can be done about the reminder of a sale; it follows the clock of the shop. */
export function useReminderState(saleId: string, startsAtText: string): ReminderState {
  const { now } = useShop();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data: reminders } = useQuery(saleRemindersQuery(useApi(), isSignedIn));
  const startsAt = toInstant(startsAtText) ?? 0;
  const moment = useMoment((time) => nextTurn({ saleId, startsAt, now: time, reminders }), now);
  return reminderState({ saleId, startsAt, now: moment, reminders });
}
