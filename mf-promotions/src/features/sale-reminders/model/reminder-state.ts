import type { SaleReminders } from '@jishi/api/flash-sales';

/**
 * What can be done about a reminder: it can be asked for (`open`) or is set (`set`); there is nothing to wait for any more, as the sale
 * is about to begin (`soon`) or has begun (`begun`); or it is not known yet (`unknown`).
 */
export type ReminderState = 'unknown' | 'open' | 'set' | 'soon' | 'begun';

type Question = {
  saleId: string;
  /** Milliseconds. */
  startsAt: number;
  now: number;
  reminders: SaleReminders | undefined;
};

/** The state of a reminder by what the customer has set and the clock of the shop. */
export function reminderState({ saleId, startsAt, now, reminders }: Question): ReminderState {
  if (startsAt <= now) return 'begun';
  if (!reminders) return 'unknown';
  if (reminders.saleIds.includes(saleId)) return 'set';
  return lastMoment(startsAt, reminders) <= now ? 'soon' : 'open';
}

/** When the next state comes by the time alone; nothing when there is none to come. */
export function nextTurn(question: Question): number | undefined {
  const { startsAt, reminders } = question;
  const state = reminderState(question);
  if (state === 'begun') return undefined;
  return state === 'open' && reminders ? lastMoment(startsAt, reminders) : startsAt;
}

/** Who asks later would be reminded at once. */
const lastMoment = (startsAt: number, { secondsBefore }: SaleReminders): number =>
  startsAt - (secondsBefore ?? 0) * 1000;
